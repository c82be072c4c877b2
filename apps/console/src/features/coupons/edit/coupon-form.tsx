import { Alert, Button, ConfigProvider } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { useShopPath } from '#lib/current-shop';
import { useMay } from '#session/me';
import { CallForm } from '#ui/form/call-form';
import { Page } from '#ui/page';
import { Status } from '#ui/status';
import type { Coupon } from '../coupon.types.ts';
import { statusOf, statusTones } from '../coupon-words.ts';
import { couponWords } from '../words.texts.ts';
import { BasicsCard } from './basics-card.tsx';
import { ClaimCard } from './claim-card.tsx';
import { type CouponValues, fieldOf, inputOf } from './coupon-values.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { Situated } from './field.tsx';
import { SampleCard } from './sample-card.tsx';
import { ScopeCard } from './scope-card.tsx';
import { TicketPreview } from './ticket-preview.tsx';
import { useSaving } from './use-saving.ts';
import { ValidityCard } from './validity-card.tsx';
import { WorthCard } from './worth-card.tsx';

interface CouponFormProps {
  /** Null: a new one. */
  readonly coupon: Coupon | null;
  readonly initial: CouponValues;
  /** Begins again with what is stored. */
  readonly onReload: () => void;
}

/** Everything a coupon promises, beside what it looks like and what it does to a basket. */
export function CouponForm({ coupon, initial, onReload }: CouponFormProps) {
  const texts = useTexts(editTexts);
  const [values, setValues] = useState(initial);
  const [now] = useState(Date.now);
  const { done, onRefused, isConflict, isPublishing, publishNext, release } = useSaving(coupon, values !== initial);
  const isFixed = coupon !== null && coupon.claimed > 0;
  const isDraft = coupon === null || coupon.state === 'DRAFT';
  const fields = { values, isFixed };
  const reload = () => {
    release();
    onReload();
  };
  return (
    <Situated value={{ coupon, now }}>
      <CallForm<'marketing.coupon.save', CouponValues>
        call="marketing.coupon.save"
        initial={initial}
        toInput={(typed) => inputOf(typed, coupon)}
        fieldOf={fieldOf}
        onDone={done}
        onRefused={onRefused}
        onValuesChange={setValues}
      >
        {({ isPending }) => (
          <Page
            title={coupon?.name ?? texts.newCoupon}
            back={coupon ? `/coupons/${coupon.id}` : '/coupons'}
            {...(coupon && { aside: <CouponStatusTag coupon={coupon} now={now} /> })}
            actions={<Actions isDraft={isDraft} isPending={isPending || isPublishing} publishNext={publishNext} />}
          >
            {isConflict && <Conflict onReload={reload} />}
            {isFixed && <Fixed coupon={coupon} />}
            <div className={styles.columns}>
              <div className={styles.column}>
                <ConfigProvider componentDisabled={isFixed}>
                  <BasicsCard {...fields} />
                  <WorthCard {...fields} />
                  <ScopeCard {...fields} />
                  <ValidityCard {...fields} />
                </ConfigProvider>
                <ClaimCard {...fields} claimed={coupon?.claimed ?? 0} />
              </div>
              <Beside values={values} />
            </div>
          </Page>
        )}
      </CallForm>
    </Situated>
  );
}

/** The phone, and a basket for who may read goods and prices. */
function Beside({ values }: { readonly values: CouponValues }) {
  const may = useMay();
  const maySample = may('catalog.goods.list') && may('catalog.listing.list') && may('checkout.promotion.preview');
  return (
    <aside className={styles.aside}>
      <TicketPreview values={values} />
      {maySample && <SampleCard values={values} />}
    </aside>
  );
}

function CouponStatusTag({ coupon, now }: { readonly coupon: Coupon; readonly now: number }) {
  const { statuses } = useTexts(couponWords);
  const status = statusOf(coupon, now);
  return <Status tone={statusTones[status]}>{statuses[status]}</Status>;
}

/** Nothing is overwritten; what was typed stays until its author drops it. */
function Conflict({ onReload }: { readonly onReload: () => void }) {
  const texts = useTexts(editTexts);
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.conflict}
      description={texts.conflictText}
      action={<Button onClick={onReload}>{texts.reload}</Button>}
    />
  );
}

function Fixed({ coupon: { id, claimed } }: { readonly coupon: Coupon }) {
  const texts = useTexts(editTexts);
  const navigate = useNavigate();
  const shopPath = useShopPath();
  return (
    <Alert
      type="info"
      showIcon
      title={texts.fixedTitle(countText(claimed))}
      description={texts.fixedText}
      action={<Button onClick={() => void navigate(shopPath(`/coupons/new?from=${id}`))}>{texts.copyInstead}</Button>}
    />
  );
}

interface ActionsProps {
  readonly isDraft: boolean;
  readonly isPending: boolean;
  /** Whether the next save is followed by publishing. */
  readonly publishNext: (isWanted: boolean) => void;
}

function Actions({ isDraft, isPending, publishNext }: ActionsProps) {
  const texts = useTexts(editTexts);
  const mayPublish = useMay()('marketing.coupon.setState') && isDraft;
  return (
    <>
      <Button htmlType="submit" type={mayPublish ? 'default' : 'primary'} loading={isPending} onClick={() => publishNext(false)}>
        {isDraft ? texts.saveDraft : texts.save}
      </Button>
      {mayPublish && (
        <Button htmlType="submit" type="primary" disabled={isPending} onClick={() => publishNext(true)}>
          {texts.saveAndPublish}
        </Button>
      )}
    </>
  );
}
