import { decorationRows } from '@qianpu/contract/calls/decoration';
import { query } from '#api/read-query';

export const decoratedPage = (cid: string, name: 'index') => query(decorationRows, 'decoration.page.find', { cid, name });
