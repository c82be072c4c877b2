import { Alert, App, Button, Drawer, Form, Input, Switch } from 'antd';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { CallForm } from '#ui/form/call-form';
import { MemberFace } from '#ui/member-face';
import { benefitTexts } from '../benefit.texts.ts';
import { ColourInput, FreightInput, PercentInput, TimesInput } from '../benefit-inputs.tsx';
import { benefitWords } from '../benefit-words.ts';
import styles from './cards.module.css';
import { cardsTexts } from './cards.texts.ts';
import { type CardKind, inputOf, type KindValues, newKind, valuesOf } from './kind-values.ts';
import { LengthFields } from './length-fields.tsx';

interface KindDrawerProps {
  /** Null: a new one. */
  readonly edited: CardKind | null;
  /** Whether the merchant has a free card already: there is one at most. */
  readonly hasFree: boolean;
  readonly onClose: () => void;
  readonly onReload: () => void;
}

export function KindDrawer({ edited, hasFree, onClose, onReload }: KindDrawerProps) {
  const texts = useTexts(cardsTexts);
  const { message } = App.useApp();
  const [isConflict, setConflict] = useState(false);
  return (
    <Drawer open title={edited ? texts.editKind(edited.name) : texts.newKind} size={520} onClose={onClose}>
      <CallForm<'member.cardKind.save', KindValues>
        call="member.cardKind.save"
        initial={edited ? valuesOf(edited) : newKind}
        toInput={(values) => inputOf({ ...newKind, ...(edited && valuesOf(edited)), ...values }, edited)}
        onDone={(_saved, { name }) => {
          void message.success(texts.saved(name));
          onClose();
        }}
        onRefused={(name) => {
          if (name !== 'LEVELS_CHANGED') return false;
          setConflict(true);
          return true;
        }}
      >
        {({ isPending }) => (
          <>
            {isConflict && <Conflict onReload={onReload} />}
            <Form.Item noStyle shouldUpdate>
              {({ getFieldsValue }) => <Preview values={getFieldsValue(true) as KindValues} />}
            </Form.Item>
            <Form.Item name="name" label={texts.name}>
              <Input maxLength={10} placeholder={texts.namePlaceholder} />
            </Form.Item>
            <Form.Item noStyle shouldUpdate>
              {({ getFieldValue }) => <LengthFields months={getFieldValue('months')} isNew={edited === null} hasFree={hasFree} />}
            </Form.Item>
            <Benefits />
            <Form.Item name="isOn" label={texts.isOn} valuePropName="checked" extra={texts.isOnHint}>
              <Switch />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={isPending}>
              {texts.save}
            </Button>
          </>
        )}
      </CallForm>
    </Drawer>
  );
}

/** Nothing is overwritten; what was typed stays until its author drops it. */
function Conflict({ onReload }: { readonly onReload: () => void }) {
  const texts = useTexts(cardsTexts);
  return (
    <Alert
      className={styles.conflict ?? ''}
      type="warning"
      showIcon
      title={texts.changed}
      description={texts.changedText}
      action={<Button onClick={onReload}>{texts.reload}</Button>}
    />
  );
}

/** The card as members see it, and what it brings. */
function Preview({ values }: { readonly values: KindValues }) {
  const texts = useTexts(cardsTexts);
  const benefits = useTexts(benefitTexts);
  const { months, priceFen, struckFen, name, packIds } = values;
  // A figure that is being typed may be gone for a moment.
  const words = benefitWords({ ...values, pointsTenths: values.pointsTenths ?? 10 }, benefits);
  return (
    <div className={styles.preview}>
      <MemberFace face={{ ...values, name: name.trim() || texts.untyped }}>
        <span>
          {texts.lengths[months]}
          {months === 0 ? ` · ${texts.free}` : priceFen !== null && ` · ${money(priceFen)}`}
          {months !== 0 && struckFen !== null && <del> {money(struckFen)}</del>}
        </span>
      </MemberFace>
      <ul className={styles.words}>
        {[...words, ...(months > 0 && packIds.length > 0 ? [texts.packOf(packIds.length)] : [])].map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
  );
}

function Benefits() {
  const benefits = useTexts(benefitTexts);
  return (
    <>
      <div className={styles.thirds}>
        <Form.Item name="percent" label={benefits.percent}>
          <PercentInput label={benefits.percent} />
        </Form.Item>
        <Form.Item name="freeFreight" label={benefits.freight}>
          <FreightInput label={benefits.freight} />
        </Form.Item>
        <Form.Item name="pointsTenths" label={benefits.points}>
          <TimesInput label={benefits.points} />
        </Form.Item>
      </div>
      <div className={styles.colours}>
        <Form.Item name="colourFrom" label={benefits.colourFrom}>
          <ColourInput label={benefits.colourFrom} />
        </Form.Item>
        <Form.Item name="colourTo" label={benefits.colourTo}>
          <ColourInput label={benefits.colourTo} />
        </Form.Item>
      </div>
    </>
  );
}
