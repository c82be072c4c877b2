import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { money, signedMoney } from '#lib/money';
import { Failed } from '#ui/failed';
import { FigureGrid } from '#ui/figure-grid';
import { FigureTable } from '#ui/figure-table';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card } from '#ui/page';
import { inOrder, signOf, sumOf } from './book-sums.ts';
import { ledgerTexts } from './ledger.texts.ts';
import styles from './money.module.css';
import { useAccountName } from './use-account-name.ts';

type Account = OutputOf<'ledger.account.list'>[number];

export interface DaysProps {
  readonly days: { readonly from: string; readonly until: string };
}

/** Each account to the fen, before and after; all of them together come to nothing, and that is said. */
export function AccountSums({ days }: DaysProps) {
  const texts = useTexts(ledgerTexts);
  const book = useRead('ledger.account.list', days, { keepsLast: true });
  if (book.isError) return <Failed refusal={book.error} onRetry={() => void book.refetch()} />;
  if (!book.data) return <ListSkeleton columns={4} />;
  return (
    <>
      <Figures accounts={book.data} />
      <Card title={texts.sums} note={`${days.from} – ${days.until}`} extra={<Evenness accounts={book.data} />} isFlush>
        {book.data.length === 0 ? <p className={styles.nothing}>{texts.nothing}</p> : <SumTable accounts={book.data} />}
      </Card>
    </>
  );
}

function Figures({ accounts }: { readonly accounts: readonly Account[] }) {
  const texts = useTexts(ledgerTexts);
  const closing = (...kinds: Account['kind'][]) => sumOf(accounts, kinds, ({ closingFen }) => closingFen);
  const moved = (kind: Account['kind']) => sumOf(accounts, [kind], ({ inFen, outFen }) => inFen - outFen);
  const [principal, bonus, held] = [closing('BALANCE'), closing('BALANCE_BONUS'), closing('BALANCE_HELD')];
  return (
    <Card isFlush>
      <FigureGrid
        columns={4}
        figures={[
          {
            name: 'provider',
            label: texts.atProviders,
            value: money(closing('PROVIDER')),
            hint: texts.moved(signedMoney(moved('PROVIDER'))),
          },
          { name: 'sales', label: texts.salesOfDays, value: money(moved('SALES')), hint: texts.salesHint },
          {
            name: 'balance',
            label: texts.owed,
            value: money(principal + bonus + held),
            hint: texts.owedParts(money(principal), money(bonus), money(held)),
          },
          {
            name: 'cost',
            label: texts.costs,
            value: money(moved('POINTS_COST') + moved('BONUS_COST')),
            hint: texts.costParts(money(moved('POINTS_COST')), money(moved('BONUS_COST'))),
          },
        ]}
      />
    </Card>
  );
}

function Evenness({ accounts }: { readonly accounts: readonly Account[] }) {
  const texts = useTexts(ledgerTexts);
  const sum = accounts.reduce((fen, { closingFen }) => fen + closingFen, 0);
  return <span data-even={sum === 0}>{sum === 0 ? texts.even : texts.uneven(money(sum))}</span>;
}

function SumTable({ accounts }: { readonly accounts: readonly Account[] }) {
  const texts = useTexts(ledgerTexts);
  const nameOf = useAccountName();
  return (
    <FigureTable
      head={[texts.account, texts.opening, texts.increase, texts.decrease, texts.closing]}
      rows={inOrder(accounts).map((account) => {
        const sign = signOf(account.kind);
        const [more, less] = sign > 0 ? [account.inFen, account.outFen] : [account.outFen, account.inFen];
        return {
          key: `${account.kind} ${account.owner}`,
          cells: [
            nameOf(account.kind, account.owner),
            money(sign * account.openingFen),
            money(more),
            money(less),
            money(sign * account.closingFen),
          ],
        };
      })}
    />
  );
}
