import { shortFen } from '@qianpu/kit/fen';
import { useFresh } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import { useSession } from '#session/session';
import { balanceTexts } from './balance.texts.ts';
import { ownBalance } from './balance-queries.ts';

/** "余额 ¥86.5": what the member can spend, where it is known. */
export function useBalanceWords(): string {
  const { isMember } = useSession();
  const { balance, balanceOf } = useTexts(balanceTexts);
  const { data } = useFresh(ownBalance(), isMember);
  return isMember && data ? balanceOf(shortFen(data.principalFen + data.bonusFen)) : balance;
}
