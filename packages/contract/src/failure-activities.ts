/** Of what lowers prices for a while. */
export const activityFailures = {
  ACTIVITY_SOON: { code: '616001', message: '活动尚未开始', en: 'This has not started yet' },
  ACTIVITY_OVER: { code: '616002', message: '活动已结束', en: 'This is over' },
  /** Whole body (spec 8). */
  ACTIVITY_SOLD_OUT: { code: 406, message: '已抢光', en: 'It is sold out' },
  NOT_FOR_YOU: { code: '616005', message: '您不符合参与条件', en: 'This is not open to you' },
  /** It was published: what it promises stays. Data: the fields. */
  ACTIVITY_FIXED: {
    code: '616032',
    message: '活动已发布，只能修改名称、延后结束时间和追加库存',
    en: 'It was published: only its name, a later end and more stock can be set',
  },
  /** Data: the revision that is there now. */
  ACTIVITY_CHANGED: {
    code: '616033',
    message: '活动已被他人修改，请刷新后再试',
    en: 'Somebody else has changed this activity, please reload it',
  },
  /** Data: `findings`, what stands against publishing it. */
  ACTIVITY_UNFIT: { code: '616034', message: '活动设置有误，无法发布', en: 'This activity cannot be published as it is' },
} as const;
