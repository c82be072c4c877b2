/** Rows of the table of failures (failure.ts) about labels and segments of members. */
export const customerFailures = {
  LABELS_FULL: { code: '618001', message: '最多创建 100 个会员标签', en: 'A merchant can have up to 100 labels' },
  SEGMENTS_FULL: { code: '618002', message: '最多保存 100 个会员分群', en: 'A merchant can save up to 100 segments' },
  /** Data: the revision that is there now. */
  SEGMENT_CHANGED: {
    code: '618003',
    message: '分群已被他人修改，请刷新后再试',
    en: 'Somebody else has changed this segment, please reload it',
  },
} as const;
