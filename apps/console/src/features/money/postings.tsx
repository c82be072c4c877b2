import { Button, Table } from 'antd';
import type { InputOf, OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useLang, useTexts } from '#i18n/texts';
import { useAddressQuery } from '#lib/address-query';
import { signedMoney } from '#lib/money';
import { wholeTime } from '#lib/time';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import type { DaysProps } from './account-sums.tsx';
import { signOf } from './book-sums.ts';
import { ledgerTexts } from './ledger.texts.ts';
import styles from './money.module.css';
import { useAccountName } from './use-account-name.ts';

type Posting = OutputOf<'ledger.posting.list'>['list'][number];
type Input = InputOf<'ledger.posting.list'>;

/** What was posted, newest first, each with its entries; older ones by the key of the last. */
export function Postings({ days }: DaysProps) {
  const texts = useTexts(ledgerTexts);
  const [{ kind, account, before }, setQuery] = useAddressQuery();
  const { data, isError, error, refetch } = useRead(
    'ledger.posting.list',
    {
      ...days,
      ...(kind && { kind: kind as NonNullable<Input['kind']> }),
      ...(account && { account: account as NonNullable<Input['account']> }),
      ...(before && { beforeId: before }),
    },
    { keepsLast: true },
  );
  if (isError) return <Failed refusal={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton columns={4} />;
  if (data.list.length === 0 && !before) return <Empty {...texts.emptyPostings} />;
  return (
    <>
      <PostingTable postings={data.list} />
      <footer className={styles.foot}>
        {before && <Button onClick={() => setQuery({ before: undefined })}>{texts.newest}</Button>}
        {data.hasMore && <Button onClick={() => setQuery({ before: data.list.at(-1)?.id })}>{texts.older}</Button>}
      </footer>
    </>
  );
}

function PostingTable({ postings }: { readonly postings: readonly Posting[] }) {
  const texts = useTexts(ledgerTexts);
  const { lang } = useLang();
  return (
    <Table<Posting>
      size="medium"
      pagination={false}
      dataSource={[...postings]}
      rowKey="id"
      columns={[
        { title: texts.time, width: 168, render: (_, { at }) => <span className={styles.number}>{wholeTime(at, lang)}</span> },
        { title: texts.kind, width: 128, render: (_, one) => texts.kinds[one.kind] },
        { title: texts.ref, width: 232, render: (_, { ref }) => <span className={styles.number}>{ref}</span> },
        { title: texts.entries, render: (_, { entries }) => <Entries entries={entries} /> },
      ]}
    />
  );
}

/** What each account came to have more or less, as its sums above say it. */
function Entries({ entries }: Pick<Posting, 'entries'>) {
  const nameOf = useAccountName();
  return (
    <ul className={styles.entries}>
      {entries.map(({ account, owner, amountFen }) => {
        const fen = signOf(account) * amountFen;
        return (
          <li key={`${account} ${owner} ${amountFen}`}>
            <span>{nameOf(account, owner)}</span>
            <b data-in={fen > 0}>{signedMoney(fen)}</b>
          </li>
        );
      })}
    </ul>
  );
}
