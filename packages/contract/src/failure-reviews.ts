/** Rows of the table of failures (failure.ts) about what members write of goods. */
export const reviewFailures = {
  ALREADY_REVIEWED: { code: '614001', message: '该商品已评价', en: 'You have already reviewed this item' },
  /** Appended before, or later than 180 days after the review. */
  APPEND_OVER: { code: '614002', message: '该评价已不能追加', en: 'Nothing more can be added to this review' },
  /** Five questions and twenty answers a day. */
  ASKED_ENOUGH: {
    code: '614010',
    message: '今天的提问次数已用完，请明天再问',
    en: 'You have asked enough for today. Please ask again tomorrow',
  },
  ANSWERED_ENOUGH: {
    code: '614011',
    message: '今天的回答次数已用完，请明天再来',
    en: 'You have answered enough for today. Please come back tomorrow',
  },
  /** The member has not received the goods. */
  BUYERS_ANSWER: { code: '614012', message: '确认收货后才能回答', en: 'Only buyers who have received the item can answer' },
  ALREADY_ANSWERED: { code: '614013', message: '您已回答过该问题', en: 'You have already answered this question' },
} as const;
