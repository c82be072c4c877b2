import type { EntryOf } from '#api/calls';
import { useLang, useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { shortTime } from '#lib/time';
import { useShopNames } from '#session/shops';
import { List } from '#ui/list/list';
import { orderTones } from '#ui/order-tones';
import { PageLink } from '#ui/page';
import { Status } from '#ui/status';
import { memberDetailTexts } from './detail.texts.ts';
import type { MemberIdProps } from './member.types.ts';

type Order = EntryOf<'trade.order.search'>;

/** Orders of the member in the shops the caller works for. */
export function MemberOrders({ id }: MemberIdProps) {
  const texts = useTexts(memberDetailTexts);
  const { lang } = useLang();
  const shopName = useShopNames();
  const now = Date.now();
  return (
    <List
      call="trade.order.search"
      input={() => ({ memberId: id })}
      keyOf={(order: Order) => order.id}
      columns={[
        { key: 'order', title: texts.order, render: (order) => <PageLink to={`/orders/${order.id}`}>{order.id}</PageLink> },
        { key: 'shop', title: texts.shop, width: 132, render: ({ cid }) => shopName(cid) },
        { key: 'at', title: texts.placed, width: 136, render: ({ createdAt }) => shortTime(createdAt, now, lang) },
        { key: 'amount', title: texts.amount, width: 116, isFigure: true, render: ({ payableFen }) => money(payableFen) },
        {
          key: 'state',
          title: texts.state,
          width: 112,
          render: ({ state }) => <Status tone={orderTones[state]}>{texts.states[state]}</Status>,
        },
      ]}
      empty={texts.noOrders}
    />
  );
}
