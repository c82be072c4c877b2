import type { ChatDraft, ChatMessage, ChosenPicture, Content, Outgoing } from './chat.types.ts';

/** Those not in the conversation yet: the stream may tell a message before its own answer comes. Each message confirms one alone. */
export function unconfirmed(waiting: readonly Outgoing[], messages: readonly ChatMessage[]): readonly Outgoing[] {
  const own = messages.filter(({ from }) => from === 'member');
  return waiting.filter(({ draft, after }) => {
    const at = own.findIndex(({ seq, content }) => seq > after && isSame(draft, content));
    if (at >= 0) own.splice(at, 1);
    return at < 0;
  });
}

function isSame(draft: ChatDraft, content: Content): boolean {
  switch (draft.kind) {
    case 'text':
    case 'question':
      return content.kind === 'text' && content.text === draft.text;
    case 'picture':
      return content.kind === 'picture' && content.picture !== null && isAsLarge(draft.picture, content.picture);
    case 'goods':
      return content.kind === 'goods' && content.goods?.goodsId === draft.goods.goodsId;
    case 'order':
      return content.kind === 'order' && content.order?.orderId === draft.order.orderId;
  }
}

/** A picture's address says nothing of which it is; those of one shopper go one after the other, so their size tells them apart well enough. */
const isAsLarge = ({ kept }: ChosenPicture, { width, height }: { readonly width: number; readonly height: number }) =>
  kept?.width === width && kept.height === height;

/** Milliseconds for which nobody need be told again what is asked about. */
const ASKED_MS = 30 * 60_000;

/** Whether the shopper has just asked about the same. */
export const isAskedAlready = (draft: ChatDraft, messages: readonly ChatMessage[], now: number): boolean =>
  messages.some(({ from, sentAt, content }) => from === 'member' && now - sentAt < ASKED_MS && isSame(draft, content));
