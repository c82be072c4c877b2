import { ReadableStream, TextDecoderStream } from 'node:stream/web';
import type { ChatMessage } from '@qianpu/contract/types';
import { vi } from 'vitest';
import type { Answers } from './a-storefront.tsx';

type Content = ChatMessage['content'];
type Goods = NonNullable<Extract<Content, { kind: 'goods' }>['goods']>;

export const noon = new Date('2026-10-01T12:00:00+08:00').getTime();
export const contact = { id: '7', nick: '小千', avatar: '1/xiaoqian.png' };
export const openEntrance: Answers = { 'support.entrance.find': () => ({ status: 1, contact }) };

/** A message of some kind, with what differs. */
export const aMessage = (
  seq: number,
  from: ChatMessage['from'],
  content: string | Content,
  changes: Partial<ChatMessage> = {},
): ChatMessage => ({
  seq,
  from,
  content: typeof content === 'string' ? { kind: 'text', text: content } : content,
  sender: from === 'staff' ? { name: contact.nick, avatar: contact.avatar } : null,
  isAutomatic: false,
  sentAt: noon,
  ...changes,
});

export const aChatGoods = (changes: Partial<Goods> = {}): Goods => ({
  goodsId: '31',
  skuId: null,
  title: '红颜草莓',
  picture: '1/goods/strawberry.jpg',
  specs: [],
  priceFen: 3_990,
  hasPriceRange: false,
  isOnSale: true,
  ...changes,
});

/** A picture of a message, its address good for ten minutes from now. */
export const aPicture = (address: string, until = Date.now() + 600_000): Content => ({
  kind: 'picture',
  picture: { address, width: 1_500, height: 2_000, until },
});

/** Newest first, as the mall has it; the page before it holds one more. */
export const chatHistory = (list: ChatMessage[], { readSeq = 0, staffReadSeq = 0, hasMore = false } = {}): Answers => ({
  'support.chat.history': ({ before }) =>
    before === undefined
      ? { list: list.toReversed(), hasMore, readSeq, staffReadSeq, unread: 0 }
      : { list: [aMessage(1, 'member', '最早的')], hasMore: false, readSeq, staffReadSeq, unread: 0 },
});

/** What the mall says on its streams from now on; each connection gets the same writer. */
export function stubStream() {
  const requested: { url: string; headers: Record<string, string> }[] = [];
  let write: (text: string) => void = () => undefined;
  // Browsers have it, happy-dom has not.
  vi.stubGlobal('TextDecoderStream', TextDecoderStream);
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    requested.push({ url, headers });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        write = (text) => controller.enqueue(new TextEncoder().encode(text));
      },
    });
    return { body, headers: new Headers({ 'content-type': 'text/event-stream' }) };
  });
  return { requested, tell: (event: object) => write(`data: ${JSON.stringify(event)}\n\n`) };
}
