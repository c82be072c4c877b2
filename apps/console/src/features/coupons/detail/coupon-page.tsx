import { Button, Dropdown } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useShopPath } from '#lib/current-shop';
import { useMay } from '#session/me';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Columns, Page } from '#ui/page';
import { Status } from '#ui/status';
import type { Coupon } from '../coupon.types.ts';
import { useCouponSteps } from '../coupon-actions.tsx';
import { statusOf, statusTones } from '../coupon-words.ts';
import { couponWords } from '../words.texts.ts';
import { CodesCard } from './codes-card.tsx';
import { detailTexts } from './detail.texts.ts';
import { FiguresCard } from './figures-card.tsx';
import { LinkCard } from './link-card.tsx';
import { NamedCard } from './named-card.tsx';
import { TermsCard } from './terms-card.tsx';
import { TrendCard } from './trend-card.tsx';

/** One coupon: what it brings, what it promises, how it reaches shoppers. */
export function CouponPage() {
  const texts = useTexts(detailTexts);
  const { id = '' } = useParams();
  const read = useRead('marketing.coupon.find', { id });
  if (read.data) return <Loaded key={id} coupon={read.data} />;
  return (
    <Page title={texts.coupon} back="/coupons">
      <Card isFlush>
        {read.isError ? <Failed refusal={read.error} onRetry={() => void read.refetch()} /> : <ListSkeleton columns={3} />}
      </Card>
    </Page>
  );
}

function Loaded({ coupon }: { readonly coupon: Coupon }) {
  const may = useMay();
  const { statuses } = useTexts(couponWords);
  const figures = useRead('marketing.coupon.figures', { id: coupon.id });
  const status = statusOf(coupon, Date.now());
  const isOpen = coupon.state !== 'ENDED';
  return (
    <Page
      title={coupon.name}
      back="/coupons"
      aside={
        <Status tone={statusTones[status]} isPill>
          {statuses[status]}
        </Status>
      }
      actions={<Actions coupon={coupon} />}
    >
      <Columns
        aside={
          <>
            <TermsCard coupon={coupon} />
            {isOpen && <LinkCard coupon={coupon} />}
          </>
        }
      >
        {figures.isError ? (
          <Card isFlush>
            <Failed refusal={figures.error} onRetry={() => void figures.refetch()} />
          </Card>
        ) : figures.data === undefined ? (
          <Card isFlush>
            <ListSkeleton columns={4} />
          </Card>
        ) : (
          <>
            <FiguresCard coupon={coupon} figures={figures.data} />
            <TrendCard figures={figures.data} />
            {isOpen && may('marketing.coupon.makeCodes') && <CodesCard coupon={coupon} figures={figures.data} />}
          </>
        )}
        {isOpen && coupon.audience === 'NAMED' && may('marketing.coupon.nameMembers') && <NamedCard coupon={coupon} />}
      </Columns>
    </Page>
  );
}

/** The likeliest step as a button, the others below another. */
function Actions({ coupon }: { readonly coupon: Coupon }) {
  const texts = useTexts(detailTexts);
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const may = useMay();
  const steps = useCouponSteps(coupon);
  const publish = steps.find(({ key }) => key === 'publish');
  const rest = steps.filter(({ key }) => key !== 'edit' && key !== 'publish');
  return (
    <>
      {rest.length > 0 && (
        <Dropdown menu={{ items: rest }} trigger={['click']} placement="bottomRight">
          <Button aria-label={texts.more(coupon.name)}>{texts.moreSteps}</Button>
        </Dropdown>
      )}
      {may('marketing.coupon.save') && coupon.state !== 'ENDED' && (
        <Button onClick={() => void navigate(shopPath(`/coupons/${coupon.id}/edit`))}>{texts.edit}</Button>
      )}
      {publish && (
        <Button type="primary" onClick={publish.onClick}>
          {texts.publish}
        </Button>
      )}
    </>
  );
}
