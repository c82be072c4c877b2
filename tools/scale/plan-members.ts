import type { PastMember } from '../../apps/server/db/seeds/history/history.types.ts';
import type { ScaleForm } from './scale-forms.ts';

export const JOINED_MS = Date.UTC(2026, 0, 20);

const placeNames = { province: '北京市', city: '北京市', district: '朝阳区' };
const phoneOf = (n: number) => `139${String(n).padStart(8, '0')}`;

export const planMembers = ({ members }: ScaleForm): PastMember[] =>
  Array.from({ length: members }, (_, n) => ({
    n,
    phone: phoneOf(n),
    nickName: `用户 ${n + 1}`,
    avatar: null,
    hasTraded: false,
    joinedMs: JOINED_MS,
    address: { name: `顾客 ${n + 1}`, phone: phoneOf(n), ...placeNames, street: `望京街道 ${n + 1} 号院` },
    regionCode: '110105',
  }));
