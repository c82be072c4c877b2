import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import type { ChatMessage, OutputOf } from '@qianpu/contract/types';
import type { AgentRow, ContactRow, MessageCards, MessageRow, QuickReplyRow, WelcomeRow } from './support.types.ts';

export const viewContact = ({ id, nick, avatar }: ContactRow) => ({ id, nick, avatar });

export const viewStatus = ({ is_open }: ContactRow): 0 | 1 => (is_open ? 1 : 0);

const kinds = { TEXT: 'text', PICTURE: 'picture', GOODS: 'goods', ORDER: 'order' } as const;
const sides = { MEMBER: 'member', STAFF: 'staff' } as const;

/** What messages name, as it was found. */
interface Found {
  readonly cards: MessageCards;
  readonly agents: ReadonlyMap<string, AgentRow>;
  readonly contact: ContactRow | undefined;
}

export const viewMessage = (row: MessageRow, { cards, ...people }: Found): ChatMessage => ({
  seq: row.seq,
  from: sides[row.sender],
  content: viewContent(row, cards),
  sender: row.sender === 'STAFF' ? viewSender(row, people) : null,
  isAutomatic: row.is_automatic,
  sentAt: row.sent_at.getTime(),
});

function viewContent({ kind, text, file_id, goods_id, sku_id, order_id }: MessageRow, cards: MessageCards): ChatMessage['content'] {
  switch (kind) {
    case 'TEXT':
      return { kind: 'text', text: text ?? '' };
    case 'PICTURE':
      return { kind: 'picture', picture: cards.pictures.get(file_id ?? '') ?? null };
    case 'GOODS':
      return { kind: 'goods', goods: cards.goods.get(sku_id ?? goods_id ?? '') ?? null };
    case 'ORDER':
      return { kind: 'order', order: cards.orders.get(order_id ?? '') ?? null };
  }
}

/** A conversation there is has a contact: without one nobody could have begun it. */
function viewSender({ staff_id }: MessageRow, { agents, contact }: Omit<Found, 'cards'>): ChatMessage['sender'] {
  const agent = agents.get(staff_id ?? '');
  const name = agent?.nick ?? contact?.nick;
  const avatar = agent?.avatar ?? contact?.avatar;
  return name === undefined || avatar === undefined ? null : { name, avatar };
}

/** As a list shows the last one: its words, or what kind it is. */
export const viewLast = ({ seq, sender, kind, text, sent_at }: Pick<MessageRow, 'seq' | 'sender' | 'kind' | 'text' | 'sent_at'>) => ({
  seq,
  from: sides[sender],
  kind: kinds[kind],
  text: text ?? '',
  sentAt: sent_at.getTime(),
});

export const viewQuickReply = ({ id, cid, title, text }: QuickReplyRow) => ({ id, cid: cid === ALL_SHOPS ? null : cid, title, text });

const nothingSaid: WelcomeRow = { greeting: '', hours_from: null, hours_until: null, questions: [], revision: 0 };

const viewHours = ({ hours_from, hours_until }: WelcomeRow) =>
  hours_from === null || hours_until === null ? null : { from: hours_from, until: hours_until };

/** To staff, with the answers. */
export const viewWelcome = (row: WelcomeRow = nothingSaid): OutputOf<'support.welcome.get'> => ({
  greeting: row.greeting,
  hours: viewHours(row),
  questions: row.questions.map(({ id, title, answer }) => ({ id, title, answer })),
  revision: row.revision,
});

/** To shoppers: an answer comes when it is asked for. */
export const viewWelcomeToShoppers = (row: WelcomeRow = nothingSaid): OutputOf<'support.welcome.find'> => ({
  greeting: row.greeting,
  hours: viewHours(row),
  questions: row.questions.map(({ id, title }) => ({ id, title })),
});
