import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { ledgerTexts } from './ledger.texts.ts';
import { moneyTexts } from './money.texts.ts';

type Kind = OutputOf<'ledger.account.list'>[number]['kind'];

/** Accounts by name: one at a provider by the provider and the merchant's number there, which its owner stands for in base 36. */
export function useAccountName(): (kind: Kind, owner: string) => string {
  const texts = useTexts(ledgerTexts);
  const { providers } = useTexts(moneyTexts);
  const may = useMay()('trade.payAccount.list');
  const { data = [] } = useRead('trade.payAccount.list', {}, { enabled: may });
  return (kind, owner) => {
    if (kind !== 'PROVIDER') return texts.accounts[kind];
    const account = data.find(({ appRef }) => appRef === BigInt(owner).toString(36));
    return account ? `${providers[account.provider]} ${account.mchId}` : texts.accounts.PROVIDER;
  };
}
