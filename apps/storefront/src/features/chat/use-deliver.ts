import { chatRows } from '@qianpu/contract/calls/support';
import type { InputOf, OutputOf } from '@qianpu/contract/types';
import { sendFile } from '#api/upload';
import { useWrite } from '#api/use-write';
import { inTurn } from '#lib/in-turn';
import { shrinkPicture } from '#lib/shrink-picture';
import { useShop } from '#session/shop-context';
import { readStored } from '#session/stored';
import { useToast } from '#ui/toast';
import type { ChatDraft, ChatMessage, ChosenPicture, Outgoing } from './chat.types.ts';

/** What is written stands in the order it was written in; what comes of a picture waits for no picture that is still on its way. */
const sendInTurn = inTurn();
/** A phone has room for few at a time, and the mall takes few of one sender. */
const uploadInTurn = inTurn();

/** Hands a message over to the mall and answers what stands in the conversation for it; throws when it does not get through. */
export function useDeliver(cid: string, onChange: (key: string, draft: ChatDraft) => void) {
  const { mutateAsync: send } = useWrite(chatRows, 'support.chat.send', [], ['INTERNAL']);
  const { mutateAsync: ask } = useWrite(chatRows, 'support.chat.ask', [], ['INTERNAL']);
  const upload = useUpload(cid);

  const write = (content: Omit<InputOf<'support.chat.send'>, 'cid'>, idempotencyKey: string) =>
    sendInTurn(async () => [dataOf(await send({ input: { cid, ...content }, idempotencyKey }))]);

  return async ({ key, draft }: Outgoing): Promise<readonly ChatMessage[]> => {
    switch (draft.kind) {
      case 'text':
        return write({ text: draft.text }, key);
      case 'goods':
        return write({ goods: { goodsId: draft.goods.goodsId } }, key);
      case 'order':
        return write({ order: { orderId: draft.order.orderId } }, key);
      case 'question':
        return sendInTurn(async () => dataOf(await ask({ input: { cid, questionId: draft.id }, idempotencyKey: key })).list);
      case 'picture': {
        const kept = await upload(draft.picture, (picture) => onChange(key, { kind: 'picture', picture }));
        return write({ picture: { id: kept.id } }, key);
      }
    }
  };
}

function dataOf<T>(written: { readonly kind: 'ok'; readonly data: T } | { readonly kind: 'passed' }): T {
  if (written.kind === 'ok') return written.data;
  throw new Error('no message came of it');
}

/** Sends a picture once: what the mall has already is not sent again with a second attempt. */
function useUpload(cid: string) {
  const shop = useShop();
  const toast = useToast();
  return async (picture: ChosenPicture, onChange: (picture: ChosenPicture) => void): Promise<NonNullable<ChosenPicture['kept']>> => {
    if (picture.kept) return picture.kept;
    return uploadInTurn(async () => {
      const { file, preview } = await shrinkPicture(picture.chosen);
      const show = (share: number, kept: ChosenPicture['kept'] = null) => onChange({ ...picture, preview, share, kept });
      show(0);
      const from = { ...shop, token: readStored('token', shop.mid) ?? '' };
      const outcome = await sendFile(from, { row: chatRows['support.picture.upload'], input: { cid }, file, onProgress: show });
      if (outcome.kind !== 'ok') {
        // Refused, and not merely away: another attempt is of no use unless it says why.
        if (outcome.kind === 'failed' && outcome.code !== undefined && typeof outcome.reason === 'string') toast(outcome.reason);
        throw new Error('the picture did not come');
      }
      const kept = outcome.data as OutputOf<'support.picture.upload'>;
      show(1, kept);
      return kept;
    });
  };
}
