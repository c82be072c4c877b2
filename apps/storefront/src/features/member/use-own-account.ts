import { useEffect } from 'react';
import { useFresh } from '#api/read-query';
import { useShop } from '#session/shop-context';
import { writeStored } from '#session/stored';
import type { MemberProfile } from './member-queries.ts';
import { ownAccount } from './member-queries.ts';

/** The account of who is logged in, asked anew whenever its page is shown. */
export function useOwnAccount() {
  const account = useFresh(ownAccount());
  useStoreMemberDetail(account.data);
  return account;
}

/** The device keeps what was read of the member (spec 3: userInfoDetail), until the login ends. */
export function useStoreMemberDetail(member: MemberProfile | undefined): void {
  const { mid } = useShop();
  useEffect(() => {
    if (member) writeStored('userInfoDetail', mid, member);
  }, [mid, member]);
}
