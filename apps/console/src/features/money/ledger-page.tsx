import { useTexts } from '#i18n/texts';
import { useAddressQuery } from '#lib/address-query';
import { dayText } from '#lib/time';
import { Filters } from '#ui/list/filters';
import { Card, Page } from '#ui/page';
import { AccountSums } from './account-sums.tsx';
import { ledgerTexts } from './ledger.texts.ts';
import styles from './money.module.css';
import { Postings } from './postings.tsx';

const DAYS_MS = 29 * 86_400_000;

/** The book of a time: what each account came to, and every posting it is the sum of. */
export function LedgerPage() {
  const texts = useTexts(ledgerTexts);
  const [query, setQuery] = useAddressQuery();
  const now = Date.now();
  const days = { from: query.dayFrom ?? dayText(now - DAYS_MS), until: query.dayTo ?? dayText(now) };
  const option = <K extends string>(names: Readonly<Record<K, string>>) =>
    Object.entries<string>(names).map(([value, label]) => ({ value, label }));
  return (
    <Page title={texts.ledger} aside={texts.ledgerNote}>
      <AccountSums days={days} />
      <Card isFlush>
        <Filters
          filters={[
            { kind: 'select', name: 'kind', label: texts.kind, options: option(texts.kinds) },
            { kind: 'select', name: 'account', label: texts.account, options: option(texts.accounts) },
            { kind: 'dates', name: 'day', label: `${days.from} → ${days.until}` },
          ]}
          query={query}
          setQuery={(change) => setQuery({ ...change, before: undefined })}
        />
        <div className={styles.postings}>
          <Postings days={days} />
        </div>
      </Card>
    </Page>
  );
}
