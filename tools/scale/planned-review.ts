import type { PastReview } from '../../apps/server/db/seeds/history/history.types.ts';
import { pictureOf } from './goods-forms.ts';
import type { PlannedOrder } from './order-plan.ts';
import { stepIdOf } from './scale-ids.ts';

const TEXTS = [
  '质量好，会再买。',
  '包装严实，没有磕碰，送得也快。',
  '一般般，没有想象的好。',
  '',
  '和描述的一样，家里人都喜欢，已经是第二次买了。',
];
const SCORES = [5, 5, 4, 5, 3, 5, 4, 5, 2, 5, 1];
const TAGS = ['新鲜', '送得快', '包装用心', '味道好', '性价比高', '会回购'];
const ANSWER = '谢谢您的支持，欢迎再来。';
const APPENDED = '用了一阵子，还是一样好。';
const AUTHOR = { name: '木***子', avatar: null };
const DAY_MS = 86_400_000;

/** Of so many lines that were received one is reviewed. */
const REVIEWED_EACH = 3;

/** The same in every load. */
export function reviewsOf(m: number, order: PlannedOrder): PastReview[] {
  if (order.end !== 'RECEIVED') return [];
  return order.lines.flatMap(({ g }, position) => {
    if ((order.n + position) % REVIEWED_EACH !== 0) return [];
    const lot = order.n * 7 + position;
    const score = SCORES[lot % SCORES.length] ?? 5;
    const tags = score < 4 ? [] : [TAGS[lot % TAGS.length] ?? '', TAGS[(lot + 1) % TAGS.length] ?? ''];
    const writtenMs = order.receivedMs + DAY_MS;
    return [
      {
        ...{ id: stepIdOf(m, order.n, position), order, position, cid: order.cid, author: AUTHOR },
        shopScores: score < 3 ? null : { service: score, logistics: 5 },
        ...{ score, text: TEXTS[lot % TEXTS.length] ?? '', tags, pictures: lot % 4 === 0 ? [pictureOf(m, g, 0)] : [], writtenMs },
        appended: lot % 20 === 0 ? { text: APPENDED, ms: writtenMs + 7 * DAY_MS } : null,
        // one of eight waits for its answer
        answer: lot % 8 === 0 ? null : { text: ANSWER, ms: writtenMs + DAY_MS },
        voters: [],
      },
    ];
  });
}
