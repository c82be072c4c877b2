import { profileRows } from '@qianpu/contract/calls/profile';
import type { KnownFailure } from '#api/call-refusal';
import { useWrite } from '#api/use-write';

/** Another phone, proved by a code it was sent; other sessions end with it. Answers the new one, masked. */
export function useSetPhone(handled: readonly KnownFailure[]) {
  const write = useWrite(profileRows, 'member.phone.setWithCode', ['member.account.detail', 'member.session.list'], handled);
  const setPhone = async (phone: string, code: string): Promise<string | null> => {
    const written = await write.mutateAsync({ input: { phone, code } });
    return written.kind === 'ok' ? written.data.phone : null;
  };
  return { setPhone, isSetting: write.isPending };
}
