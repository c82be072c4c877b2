import type { PlannedOrder } from './merchant-plan.ts';

export interface PlannedReview {
  readonly order: PlannedOrder;
  readonly position: number;
  readonly score: number;
  readonly text: string;
  readonly tags: readonly string[];
  readonly hasPicture: boolean;
  readonly isAppended: boolean;
}

const TEXTS = [
  '质量好，会再买。',
  '包装严实，没有磕碰，送得也快。',
  '一般般，没有想象的好。',
  '',
  '和描述的一样，家里人都喜欢，已经是第二次买了。',
];
const SCORES = [5, 5, 4, 5, 3, 5, 4, 5, 2, 5, 1];
const TAGS = ['新鲜', '送得快', '包装用心', '味道好', '性价比高', '会回购'];

/** Of so many lines that were received one is reviewed. */
const REVIEWED_EACH = 3;

/** The same in every load. */
export function reviewsOf(order: PlannedOrder): PlannedReview[] {
  if (order.end !== 'RECEIVED') return [];
  return order.lines.flatMap((_, position) => {
    if ((order.n + position) % REVIEWED_EACH !== 0) return [];
    const lot = order.n * 7 + position;
    const score = SCORES[lot % SCORES.length] ?? 5;
    const tags = score < 4 ? [] : [TAGS[lot % TAGS.length] ?? '', TAGS[(lot + 1) % TAGS.length] ?? ''];
    return [{ order, position, score, text: TEXTS[lot % TEXTS.length] ?? '', tags, hasPicture: lot % 4 === 0, isAppended: lot % 20 === 0 }];
  });
}
