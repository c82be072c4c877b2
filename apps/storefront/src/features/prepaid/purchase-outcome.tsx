import type { OutputOf } from '@qianpu/contract/types';
import { formatFen } from '@qianpu/kit/fen';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useFresh } from '#api/read-query';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import Ban from '#icons/ban';
import Check from '#icons/check';
import Undo from '#icons/undo-2';
import { classNames } from '#lib/class-names';
import { dayText } from '#lib/instant';
import { PageLink } from '#navigation/page-link';
import { buttonClassOf } from '#ui/button';
import { Icon, type IconShape } from '#ui/icon';
import { Price } from '#ui/price';
import { prepaidTexts } from './prepaid.texts.ts';
import { balanceNow, cardsNow, purchaseOf, readsOfPurchases } from './prepaid-queries.ts';
import styles from './purchase-outcome.module.css';

type PurchaseStatus = Pick<OutputOf<'trade.pay.status'>, 'payableFen'> & {
  readonly kind: 'RECHARGE' | 'CARD';
  readonly state: 'PAID' | 'CLOSED' | 'REFUNDING' | 'REFUNDED';
};

interface PurchaseOutcomeProps {
  readonly tradeId: string;
  readonly status: PurchaseStatus;
}

/** What a recharge or the payment for a card has brought, and the way to where it stands. */
export function PurchaseOutcome({ tradeId, status: { kind, state, payableFen } }: PurchaseOutcomeProps) {
  const texts = useTexts(prepaidTexts);
  const client = useQueryClient();
  useEffect(() => {
    for (const read of readsOfPurchases) void client.invalidateQueries({ queryKey: [read] });
  }, [client]);
  if (state === 'PAID')
    return (
      <Outcome tone="good" sign={Check} title={texts.paid[kind]} kind={kind} amountFen={payableFen}>
        {kind === 'RECHARGE' ? <Arrived tradeId={tradeId} /> : <CardRuns tradeId={tradeId} />}
      </Outcome>
    );
  if (state === 'CLOSED') return <Outcome tone="quiet" sign={Ban} kind={kind} {...texts.closed[kind]} />;
  const words = texts[state === 'REFUNDED' ? 'refunded' : 'refunding'];
  return <Outcome tone="warn" sign={Undo} kind={kind} amountFen={payableFen} {...words} />;
}

interface OutcomeProps {
  readonly tone: 'good' | 'warn' | 'quiet';
  readonly sign: IconShape;
  readonly title: string;
  readonly text?: string;
  readonly kind: PurchaseStatus['kind'];
  readonly amountFen?: number;
  readonly children?: ReactNode;
}

function Outcome({ tone, sign, title, text, kind, amountFen, children }: OutcomeProps) {
  const texts = useTexts(prepaidTexts);
  return (
    <section className={styles.outcome} aria-live="polite">
      <span className={classNames(styles.ring, styles[tone])}>
        <Icon of={sign} size={32} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {amountFen !== undefined && <Price fen={amountFen} size="large" />}
      {text && <p className={styles.text}>{text}</p>}
      {children}
      <div className={styles.ways}>
        <PageLink page="index" className={buttonClassOf({ size: 'large', tone: 'line' })}>
          {texts.toHome}
        </PageLink>
        <PageLink page={kind === 'RECHARGE' ? 'balanceList' : 'memberCard'} className={buttonClassOf({ size: 'large' })}>
          {texts.to[kind]}
        </PageLink>
      </div>
    </section>
  );
}

/** What came, and what there is now; a fact that does not load is left out, for the page says already that it went well. */
function Arrived({ tradeId }: { readonly tradeId: string }) {
  const texts = useTexts(prepaidTexts);
  const { data: bought } = useFresh(purchaseOf(tradeId));
  const { data: balance } = useFresh(balanceNow());
  const now = balance && formatFen(balance.principalFen + balance.bonusFen);
  return (
    <>
      {bought && bought.bonusFen > 0 && (
        <p className={styles.text}>{texts.withBonus(formatFen(bought.payFen), formatFen(bought.bonusFen))}</p>
      )}
      <Facts
        rows={[
          [texts.arrived, bought && formatFen(bought.payFen + bought.bonusFen)],
          [texts.balance, now],
        ]}
      />
    </>
  );
}

function CardRuns({ tradeId }: { readonly tradeId: string }) {
  const texts = useTexts(prepaidTexts);
  const { lang } = useMessages();
  const { data: bought } = useFresh(purchaseOf(tradeId));
  const { data: own } = useFresh(cardsNow());
  const card = bought && own?.list.find(({ kind }) => kind.id === bought.refId);
  return (
    <Facts
      rows={[
        [texts.card, card?.kind.name ?? bought?.title],
        [texts.runsUntil, card && (card.endsAt === null ? texts.forEver : dayText(card.endsAt, lang))],
      ]}
    />
  );
}

/** They keep their room until they are known. */
const Facts = ({ rows }: { readonly rows: readonly (readonly [string, string | undefined])[] }) => (
  <dl className={styles.facts}>
    {rows.map(([name, value]) => (
      <div key={name} className={styles.fact}>
        <dt>{name}</dt>
        <dd>{value ?? '–'}</dd>
      </div>
    ))}
  </dl>
);
