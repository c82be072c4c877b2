import { decorationRows } from '@qianpu/contract/calls/decoration';
import { query } from '#api/read-query';

/** Home by its name, a micro page by its id. */
export type DecoratedName = { readonly name: 'index' } | { readonly id: string };

export const decoratedPage = (cid: string, wanted: DecoratedName) => query(decorationRows, 'decoration.page.find', { cid, ...wanted });
