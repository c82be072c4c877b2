import { profileRows } from '@qianpu/contract/calls/profile';
import { useQueryClient } from '@tanstack/react-query';
import type { KnownFailure } from '#api/call-refusal';
import { useWrite } from '#api/use-write';
import { startSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { readStored, writeStored } from '#session/stored';

/** Read anew afterwards, not by the call itself: a session that has ended with it must not ask. */
const stale = ['member.account.detail', 'member.session.list'] as const;

/** A phone for the account, or another one, proved by a code it was sent; other sessions end with it. */
export function useSetPhone(handled: readonly KnownFailure[]) {
  const { mid } = useShop();
  const client = useQueryClient();
  const write = useWrite(profileRows, 'member.phone.setWithCode', [], handled);
  /** 'joined': the phone was another account's, which this one has become part of; that is who is logged in now. */
  const setPhone = async (phone: string, code: string): Promise<'bound' | 'joined'> => {
    const written = await write.mutateAsync({ input: { phone, code } });
    if (written.kind !== 'ok') return 'bound';
    const { login, phone: masked } = written.data;
    if (!login) {
      keepPhone(mid, masked);
      await Promise.all(stale.map((read) => client.invalidateQueries({ queryKey: [read] })));
      return 'bound';
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
