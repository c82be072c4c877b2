import { fail } from '@qianpu/contract/failure';
import type { ModuleHandlers } from '#platform/http/handler.types';
import { deleteAddress, findWholeAddress, listAddresses } from './address.repo.ts';
import type { RecognisedText } from './address.types.ts';
import { viewAddressCard, viewRecognised, viewWholeAddress } from './address.view.ts';
import { readWechatAddress } from './read-wechat-address.ts';
import { recogniseAddress } from './recognise-address.ts';
import { namesOf } from './regions.ts';
import { addAddress, editAddress } from './save-address.ts';

const withNames = (recognised: RecognisedText) => viewRecognised(recognised, namesOf(recognised.regionCode));

export const addressHandlers: ModuleHandlers<'member.address'> = {
  'member.address.pageList': async (ctx, page) => {
    const found = await listAddresses(ctx, ctx.actor.memberId, page);
    return { list: found.slice(0, page.pageSize).map(viewAddressCard), pageNum: page.pageNum, hasMore: found.length > page.pageSize };
  },
  'member.address.add': async (ctx, input) => ({ id: await addAddress(ctx, input) }),
  'member.address.detail': async (ctx, { id }) => {
    const address = await findWholeAddress(ctx, ctx.actor.memberId, id);
    if (!address) throw fail('NOT_FOUND');
    return viewWholeAddress(address);
  },
  'member.address.edit': async (ctx, { id, ...input }) => {
    await editAddress(ctx, id, input);
    return {};
  },
  'member.address.recognise': async (_ctx, { text }) => withNames(recogniseAddress(text)),
  'member.address.fromWechat': async (_ctx, chosen) => withNames(readWechatAddress(chosen)),
  'member.address.delete': async (ctx, { id }) => {
    if (!(await deleteAddress(ctx, ctx.actor.memberId, id))) throw fail('NOT_FOUND');
    return {};
  },
};
