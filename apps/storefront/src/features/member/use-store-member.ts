import { useSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { writeStored } from '#session/stored';
import type { MemberProfile } from './member-queries.ts';

/** What the device keeps of the member follows what was saved, so that the next visit shows it at once (spec 3). */
export function useStoreMember(): (changes: Partial<Pick<MemberProfile, 'nickName' | 'headIcon'>>) => void {
  const { mid } = useShop();
  const { user } = useSession();
  return ({ nickName, headIcon }) => {
    if (!user) return;
    const changes = { ...(nickName && { nickName }), ...(headIcon !== undefined && { headIcon }) };
    writeStored('userInfo', mid, { ...user, ...changes });
  };
}
