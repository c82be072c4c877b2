import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import type { AddressQuery } from '#lib/address-query';
import { useMay } from '#session/me';
import type { ListFilter } from '#ui/list/list.types';
import { moneyTexts } from './money.texts.ts';

/** What both lists of bills are narrowed by: the account and the days. */
export function useBillFilters(): readonly ListFilter[] {
  const texts = useTexts(moneyTexts);
  const may = useMay()('trade.payAccount.list');
  const { data: accounts = [] } = useRead('trade.payAccount.list', {}, { enabled: may });
  const options = accounts
    .filter(({ state }) => state !== 'NEW')
    .map(({ appRef, provider, mchId }) => ({ value: appRef, label: `${texts.providers[provider]} ${mchId}` }));
  return [
    ...(options.length > 0 ? [{ kind: 'select' as const, name: 'account', label: texts.account, options }] : []),
    { kind: 'dates', name: 'day', label: texts.day },
  ];
}

export const billFilter = ({ account, dayFrom, dayTo }: AddressQuery) => ({
  ...(account && { appRef: account }),
  ...(dayFrom && { from: dayFrom }),
  ...(dayTo && { until: dayTo }),
});
