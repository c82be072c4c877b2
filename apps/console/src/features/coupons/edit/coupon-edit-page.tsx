import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useCurrentShop, useShopPath } from '#lib/current-shop';
import { useGoodsHeads } from '#lib/goods-heads';
import { useMay } from '#session/me';
import { useOwnShops } from '#session/shops';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import type { Coupon } from '../coupon.types.ts';
import { useWritableShops } from './basics-card.tsx';
import { CouponForm } from './coupon-form.tsx';
import { emptyCoupon, valuesOf } from './coupon-values.ts';
import { editTexts } from './edit.texts.ts';

/** A new coupon, or a copy of the one the address names. */
export function CouponNewPage() {
  const [params] = useSearchParams();
  const from = params.get('from');
  return from === null ? <NewCoupon /> : <Loaded key={from} id={from} isCopy onReload={() => undefined} />;
}

export function CouponEditPage() {
  const { id = '' } = useParams();
  // Another round begins with what is stored now.
  const [round, setRound] = useState(0);
  return <Loaded key={`${id} ${round}`} id={id} isCopy={false} onReload={() => setRound(round + 1)} />;
}

function NewCoupon() {
  const current = useCurrentShop();
  const { areAll, shops } = useWritableShops();
  if (shops.length === 0) return <ListSkeleton columns={3} />;
  const own = shops.find(({ cid }) => cid === current) ?? (areAll ? undefined : shops[0]);
  const initial = own ? { ...emptyCoupon, shopsBy: 'SOME' as const, cids: [own.cid] } : emptyCoupon;
  return <Started coupon={null} initial={initial} onReload={() => undefined} />;
}

interface LoadedProps {
  readonly id: string;
  readonly isCopy: boolean;
  readonly onReload: () => void;
}

/** Read once: what comes later must not replace what is being typed. */
function Loaded({ id, isCopy, onReload }: LoadedProps) {
  const texts = useTexts(editTexts);
  const read = useRead('marketing.coupon.find', { id }, { isAskedAnew: true });
  const first = useRef<Coupon | null>(null);
  if (!first.current && read.data && !read.isFetching) first.current = read.data;
  const coupon = first.current;
  const goodsIds = coupon ? [...coupon.scope.goodsIds, ...coupon.scope.exceptGoodsIds] : [];
  const [firstShop] = useOwnShops();
  const headOf = useGoodsHeads(goodsIds, {
    cid: coupon?.cids[0] ?? firstShop?.cid,
    mayReadAny: useMay()('catalog.goods.detail'),
    nameless: texts.goodsNo,
  });
  const title = isCopy ? texts.newCoupon : texts.editCoupon;
  if (coupon === null || headOf === null)
    return (
      <Page title={title} back="/coupons">
        <Card isFlush>
          {read.isError ? <Failed refusal={read.error} onRetry={() => void read.refetch()} /> : <ListSkeleton columns={3} />}
        </Card>
      </Page>
    );
  if (coupon.state === 'ENDED' && !isCopy) return <Ended coupon={coupon} />;
  const values = valuesOf(coupon, headOf);
  const initial = isCopy ? { ...values, name: texts.copiedName(coupon.name), claimFrom: null, claimTo: null } : values;
  return <Started coupon={isCopy ? null : coupon} initial={initial} onReload={onReload} />;
}

/** Holds what the form began with, so that whatever is read later changes nothing. */
function Started(props: Parameters<typeof CouponForm>[0]) {
  const [start] = useState(props);
  return <CouponForm {...start} onReload={props.onReload} />;
}

function Ended({ coupon: { id, name } }: { readonly coupon: Coupon }) {
  const texts = useTexts(editTexts);
  const navigate = useNavigate();
  const shopPath = useShopPath();
  return (
    <Page title={name} back={`/coupons/${id}`}>
      <Alert
        type="info"
        showIcon
        title={texts.endedTitle}
        action={<Button onClick={() => void navigate(shopPath(`/coupons/new?from=${id}`))}>{texts.copyInstead}</Button>}
      />
    </Page>
  );
}
