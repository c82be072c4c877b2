import type { ReactNode } from 'react';
import { useRead } from '#api/use-read';
import { useLang, useTexts } from '#i18n/texts';
import { useCurrentShop } from '#lib/current-shop';
import { spanText } from '#lib/time';
import { useMay } from '#session/me';
import { PageLink } from '#ui/page';
import styles from './today.module.css';
import { todayTexts } from './today.texts.ts';

const REFETCH = { refetchEveryMs: 60_000 } as const;

/** What waits for somebody; each count leads to its list. Who may not make a count's call does not have its card. */
export function Waiting() {
  const texts = useTexts(todayTexts);
  const may = useMay();
  return (
    <section className={styles.waiting} aria-label={texts.waiting}>
      {may('trade.order.countsForStaff') && <Orders />}
      {may('trade.order.countsForStaff') && may('trade.refund.listSent') && <Refunds />}
      {may('trade.refund.list') && <RefundRequests />}
      {may('support.chat.counts') && <Chats />}
      {may('catalog.stock.list') && <Stock />}
      {may('catalog.review.counts') && <Reviews />}
      {may('catalog.question.counts') && <Questions />}
    </section>
  );
}

const useShopInput = () => {
  const cid = useCurrentShop();
  return cid === undefined ? {} : { cid };
};

function Orders() {
  const texts = useTexts(todayTexts);
  const { data } = useRead('trade.order.countsForStaff', useShopInput(), REFETCH);
  const overdue = data?.overdue ?? 0;
  return (
    <WaitingCard to={overdue > 0 ? '/orders?tab=overdue' : '/orders?tab=toShip'} label={texts.toShip} count={data?.toShip}>
      {overdue > 0 && texts.overdue(overdue)}
    </WaitingCard>
  );
}

function Refunds() {
  const texts = useTexts(todayTexts);
  const input = useShopInput();
  const counts = useRead('trade.order.countsForStaff', input, REFETCH);
  const failed = useRead('trade.refund.listSent', { ...input, state: 'ABNORMAL', pageSize: 1 }, REFETCH).data?.total ?? 0;
  return (
    <WaitingCard to="/orders?tab=refunding" label={texts.refunding} count={counts.data?.refunding}>
      {failed > 0 && texts.failedRefunds(failed)}
    </WaitingCard>
  );
}

/** Refunds over somebody's limit, which a second person approves. */
function RefundRequests() {
  const texts = useTexts(todayTexts);
  const { data } = useRead('trade.refund.list', { ...useShopInput(), state: 'WAITING', pageSize: 1 }, REFETCH);
  return <WaitingCard to="/orders/refunds/requests" label={texts.refundRequests} count={data?.total} />;
}

function Chats() {
  const texts = useTexts(todayTexts);
  const { lang } = useLang();
  const { data } = useRead('support.chat.counts', useShopInput(), REFETCH);
  const since = data?.waitingSince ?? null;
  return (
    <WaitingCard to="/chat" label={texts.chats} count={data?.waiting}>
      {since !== null && texts.longest(spanText(Date.now() - since, lang))}
    </WaitingCard>
  );
}

function Stock() {
  const texts = useTexts(todayTexts);
  const { data } = useRead('catalog.stock.list', { ...useShopInput(), state: 'LOW', pageSize: 1 }, REFETCH);
  return <WaitingCard to="/goods/stock?state=LOW" label={texts.stock} count={data?.total} />;
}

function Reviews() {
  const texts = useTexts(todayTexts);
  const { data } = useRead('catalog.review.counts', useShopInput(), REFETCH);
  const poor = data?.poorUnanswered ?? 0;
  return (
    <WaitingCard to="/goods/reviews?tab=unanswered" label={texts.reviews} count={data?.unanswered}>
      {poor > 0 && texts.poor(poor)}
    </WaitingCard>
  );
}

function Questions() {
  const texts = useTexts(todayTexts);
  const { data } = useRead('catalog.question.counts', useShopInput(), REFETCH);
  return <WaitingCard to="/goods/questions?tab=UNANSWERED" label={texts.questions} count={data?.unanswered} />;
}

interface WaitingCardProps {
  readonly to: string;
  readonly label: string;
  readonly count: number | undefined;
  /** What is urgent of it. */
  readonly children?: ReactNode;
}

function WaitingCard({ to, label, count, children }: WaitingCardProps) {
  const texts = useTexts(todayTexts);
  return (
    <PageLink to={to} className={styles.wait}>
      <span className={styles.waitText}>
        <span>{label}</span>
        {children ? <small className={styles.bad}>{children}</small> : count === 0 && <small>{texts.nothingUrgent}</small>}
      </span>
      <b>{count ?? '–'}</b>
    </PageLink>
  );
}
