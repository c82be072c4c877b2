import { ConfigProvider, Radio } from 'antd';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { CountInput, InstantInput } from '#ui/form/inputs';
import { Card } from '#ui/page';
import type { FieldsProps } from './cards.types.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { Field, SwitchField } from './field.tsx';

const audiences = ['ALL', 'NEW', 'NAMED'] as const;

/** How many there are, who gets them and when. Total, end and place may change later too. */
export function ClaimCard({ values, isFixed, claimed }: FieldsProps & { readonly claimed: number }) {
  const texts = useTexts(editTexts);
  return (
    <Card title={texts.claiming} {...(isFixed && { note: texts.fixedPart })}>
      <div className={styles.fields}>
        <div className={styles.thirds}>
          <Field name="total" label={texts.total} {...(isFixed && { extra: texts.totalHint(countText(claimed)) })}>
            <CountInput min={1} max={10_000_000} unit={texts.pieces} placeholder={texts.unlimited} />
          </Field>
          <ConfigProvider componentDisabled={isFixed}>
            <Field name="perMember" label={texts.perMember}>
              <CountInput min={1} max={99} unit={texts.pieces} />
            </Field>
            <Field name="perDay" label={texts.perDay} dependencies={['total']}>
              <CountInput min={1} max={1_000_000} unit={texts.pieces} placeholder={texts.noLimit} />
            </Field>
            <Field name="claimFrom" label={texts.claimFrom}>
              <InstantInput placeholder={texts.atOnce} />
            </Field>
          </ConfigProvider>
          <Field name="claimTo" label={texts.claimTo} dependencies={['claimFrom']}>
            <InstantInput placeholder={texts.noEnd} />
          </Field>
        </div>
        <Field name="audience" label={texts.audience} extra={texts.audienceHints[values.audience]}>
          <Radio.Group options={audiences.map((value) => ({ value, label: texts.audiences[value], disabled: isFixed }))} />
        </Field>
        <div className={styles.switches}>
          <SwitchField name="isShown" label={texts.shown} hint={texts.shownHint} />
          <ConfigProvider componentDisabled={isFixed}>
            <SwitchField name="isGivenBack" label={texts.givenBack} hint={texts.givenBackHint} />
          </ConfigProvider>
        </div>
      </div>
    </Card>
  );
}
