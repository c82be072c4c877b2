import type { OutputOf } from '@qianpu/contract/types';

/** A member as their own pages know them. */
export const aMember: OutputOf<'member.account.detail'> = {
  id: '9',
  openId: '',
  unionId: '',
  channelAuthInfoViews: [],
  nickName: '林知夏',
  headIcon: '',
  level: 0,
  labelRecordViews: [],
  cardStatus: 0,
  phone: '138****6620',
  birthday: null,
  gender: 'unknown',
  hasPayPassword: false,
};
