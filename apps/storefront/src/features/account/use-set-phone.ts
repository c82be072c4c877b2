import { profileRows } from '@qianpu/contract/calls/profile';
import type { InputOf } from '@qianpu/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import type { KnownFailure } from '#api/call-refusal';
import { useWrite } from '#api/use-write';
import { startSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { readStored, writeStored } from '#session/stored';

/** Read anew afterwards, not by the call itself: a session that has ended with it must not ask. */
const stale = ['member.account.detail', 'member.session.list', 'member.safety.state', 'member.safety.events'] as const;

/** By what the member is known, where another phone is given up. */
export type PhoneProof = NonNullable<InputOf<'member.phone.setWithCode'>['proof']>;

/** A phone for the account, or another one, proved by a code it was sent; other sessions end with it. */
export function useSetPhone(handled: readonly KnownFailure[]) {
  const { mid } = useShop();
  const client = useQueryClient();
  const write = useWrite(profileRows, 'member.phone.setWithCode', [], handled);
  /** 'waiting': the old phone is told first. 'joined': the phone was another account's, which this one has become part of; that is who is logged in now. */
  const setPhone = async (phone: string, code: string, proof?: PhoneProof): Promise<'bound' | 'joined' | 'waiting'> => {
    const written = await write.mutateAsync({ input: { phone, code, ...(proof && { proof }) } });
    if (written.kind !== 'ok') return 'bound';
    const { login, phone: masked, isWaiting } = written.data;
    if (!login) {
      if (!isWaiting) keepPhone(mid, masked);
      await Promise.all(stale.map((read) => client.invalidateQueries({ queryKey: [read] })));
      return isWaiting ? 'waiting' : 'bound';
    }
    startSession(mid, login);
    // What was read before is another account's; what is on show is asked for again by the one logged in now.
    await client.resetQueries({ predicate: ({ meta }) => meta?.row.auth === 'member' });
    return 'joined';
  };
  return { setPhone, isSetting: write.isPending };
}

/** The device shows the new one at once. */
function keepPhone(mid: string, phone: string): void {
  const user = readStored('userInfo', mid);
  if (user) writeStored('userInfo', mid, { ...user, phone });
}
