import { pageClassRows } from '@qianpu/contract/calls/decoration';
import { query } from '#api/read-query';

export const pageClass = (cid: string, id: string) => query(pageClassRows, 'decoration.pageClass.find', { cid, id });
