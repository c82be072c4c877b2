import { pageClassRows } from '@qianpu/contract/calls/page-share';
import { query } from '#api/read-query';

export const pageClass = (cid: string, id: string) => query(pageClassRows, 'decoration.pageClass.find', { cid, id });
