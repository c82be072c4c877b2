import { Button } from 'antd';
import { useNavigate } from 'react-router';
import type { InputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import { useShopPath } from '#lib/current-shop';
import { useMay } from '#session/me';
import { Icon } from '#ui/icon';
import { List } from '#ui/list/list';
import { Page } from '#ui/page';
import type { CouponState } from './coupon.types.ts';
import { useCouponColumns } from './coupon-columns.tsx';
import { couponsTexts } from './coupons.texts.ts';

type Query = Omit<InputOf<'marketing.coupon.list'>, 'pageNum' | 'pageSize'>;

const states = ['ON', 'DRAFT', 'PAUSED', 'ENDED'] as const;

export function CouponsPage() {
  const texts = useTexts(couponsTexts);
  const columns = useCouponColumns();
  const counts = useCounts();
  const add = useMay()('marketing.coupon.save') && <NewCoupon />;
  return (
    <Page title={texts.coupons} actions={add}>
      <List
        call="marketing.coupon.list"
        input={({ tab, words }): Query => ({ ...(tab && { state: tab as CouponState }), ...(words && { words }) })}
        keyOf={({ id }) => id}
        tabs={{
          name: 'tab',
          entries: [
            { value: 'all', label: texts.tabs.all },
            ...states.map((value) => ({ value, label: texts.tabs[value], count: counts[value] })),
          ],
        }}
        filters={[{ kind: 'search', name: 'words', label: texts.search }]}
        columns={columns}
        empty={{ ...texts.empty, ...(add && { action: add }) }}
      />
    </Page>
  );
}

/** How many of each state there are; a page of one entry says it. */
function useCounts(): Partial<Record<CouponState, number>> {
  const [on, draft, paused, ended] = [useCount('ON'), useCount('DRAFT'), useCount('PAUSED'), useCount('ENDED')];
  return {
    ...(on !== undefined && { ON: on }),
    ...(draft !== undefined && { DRAFT: draft }),
    ...(paused !== undefined && { PAUSED: paused }),
    ...(ended !== undefined && { ENDED: ended }),
  };
}

const useCount = (state: CouponState): number | undefined =>
  useRead('marketing.coupon.list', { state, pageSize: 1 }, { keepsLast: true }).data?.total;

function NewCoupon() {
  const texts = useTexts(couponsTexts);
  const navigate = useNavigate();
  const shopPath = useShopPath();
  return (
    <Button type="primary" icon={<Icon of={Plus} />} onClick={() => void navigate(shopPath('/coupons/new'))}>
      {texts.newCoupon}
    </Button>
  );
}
