import type { PastMember } from '../../apps/server/db/seeds/history/history.types.ts';
import { orderSpan } from './order-span.ts';
import type { ScaleForm } from './scale-forms.ts';

/** Before anybody has ordered. */
export const joinedMsOf = (form: ScaleForm): number => orderSpan(form).firstMs - 12 * 86_400_000;

const placeNames = { province: '北京市', city: '北京市', district: '朝阳区' };
const phoneOf = (n: number) => `139${String(n).padStart(8, '0')}`;

export const planMembers = (form: ScaleForm): PastMember[] =>
  Array.from({ length: form.members }, (_, n) => ({
    n,
    phone: phoneOf(n),
    nickName: `用户 ${n + 1}`,
    avatar: null,
    hasTraded: false,
    joinedMs: joinedMsOf(form),
    address: { name: `顾客 ${n + 1}`, phone: phoneOf(n), ...placeNames, street: `望京街道 ${n + 1} 号院` },
    regionCode: '110105',
  }));
