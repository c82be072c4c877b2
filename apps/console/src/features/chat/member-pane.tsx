import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { EntryOf, InputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useLang, useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { shortTime } from '#lib/time';
import { useMay } from '#session/me';
import { Failed } from '#ui/failed';
import { orderTones } from '#ui/order-tones';
import { PageLink } from '#ui/page';
import { Picture } from '#ui/picture';
import { Portrait } from '#ui/portrait';
import { Status } from '#ui/status';
import desk from './chat.module.css';
import { chatTexts } from './chat.texts.ts';
import styles from './member.module.css';
import type { Between, Conversation } from './use-talk.ts';

type Order = EntryOf<'trade.order.search'>;

const SHOWN_ORDERS = 5;
const SHOWN_GOODS = 4;

/** The member at hand: what they bought in this shop. */
export function MemberPane({ conversation: { memberId, cid, nickName, headIcon } }: { readonly conversation: Conversation }) {
  const texts = useTexts(chatTexts);
  const may = useMay();
  return (
    <aside className={`${desk.member} ${styles.member}`} aria-label={texts.member}>
      <div className={styles.card}>
        <Portrait nickName={nickName} headIcon={headIcon} side={48} />
        <b className={desk.cut}>{nickName}</b>
      </div>
      {may('trade.order.search') && <Bought between={{ memberId, cid }} />}
    </aside>
  );
}

function Bought({ between }: { readonly between: Between }) {
  const texts = useTexts(chatTexts);
  const { memberId, cid } = between;
  const { data, error, refetch } = useRead('trade.order.search', { memberId, cid, pageSize: SHOWN_ORDERS });
  if (error) return <Failed onRetry={() => void refetch()} refusal={error} />;
  if (!data) return <div aria-busy="true" />;
  if (data.total === 0) return <p className={styles.block}>{texts.noOrders}</p>;
  const goods = [...new Map(data.list.flatMap(({ lines }) => lines).map((line) => [line.goodsId, line])).values()];
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{texts.orders}</dt>
          <dd>{data.total}</dd>
        </div>
        <div>
          <dt>{texts.paid}</dt>
          <dd>{money(data.payableFen)}</dd>
        </div>
      </dl>
      <section className={styles.block}>
        <h3>{texts.recentOrders}</h3>
        {data.list.map((order) => (
          <OrderCard key={order.id} order={order} action={<SendCard of={order.id} card={{ ...between, order: { orderId: order.id } }} />} />
        ))}
      </section>
      <section className={styles.block}>
        <h3>{texts.goods}</h3>
        {goods.slice(0, SHOWN_GOODS).map(({ goodsId, picture, title, unitFen }) => (
          <div key={goodsId} className={styles.goods}>
            <Picture of={picture} side={40} />
            <span>
              <span className={desk.cut}>{title}</span>
              <b>{money(unitFen)}</b>
            </span>
            <SendCard of={title} card={{ ...between, goods: { goodsId } }} />
          </div>
        ))}
      </section>
    </>
  );
}

interface SendProps {
  /** What a reader hears it is. */
  readonly of: string;
  readonly card: InputOf<'support.chat.reply'>;
}

/** Shows the member what is talked about. */
function SendCard({ of, card }: SendProps) {
  const texts = useTexts(chatTexts);
  const may = useMay();
  const { send, isPending } = useWrite('support.chat.reply');
  if (!may('support.chat.reply')) return null;
  return (
    <Button type="link" size="small" loading={isPending} aria-label={texts.sendOne(of)} onClick={() => send(card)}>
      {texts.sendCard}
    </Button>
  );
}

function OrderCard({ order: { id, state, createdAt, lines, payableFen }, action }: { readonly order: Order; readonly action: ReactNode }) {
  const texts = useTexts(chatTexts);
  const { lang } = useLang();
  const may = useMay();
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const [first] = lines;
  return (
    <article className={styles.order}>
      <header>
        {may('trade.order.detailForStaff') ? <PageLink to={`/orders/${id}`}>{id}</PageLink> : id}
        <Status tone={orderTones[state]}>{texts.states[state]}</Status>
      </header>
      <div className={styles.goods}>
        {first && <Picture of={first.picture} side={40} />}
        <span>
          <span className={desk.cut}>{first?.title}</span>
          <small>
            {shortTime(createdAt, Date.now(), lang)} · {texts.pieces(pieces)}
          </small>
          <b>{money(payableFen)}</b>
        </span>
        {action}
      </div>
    </article>
  );
}
