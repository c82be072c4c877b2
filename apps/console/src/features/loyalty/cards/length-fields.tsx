import { Form, Radio } from 'antd';
import { useTexts } from '#i18n/texts';
import { YuanInput } from '#ui/form/yuan-input';
import styles from './cards.module.css';
import { cardsTexts } from './cards.texts.ts';
import type { KindValues } from './kind-values.ts';
import { PackInput } from './pack-input.tsx';

interface LengthFieldsProps {
  readonly months: KindValues['months'];
  readonly isNew: boolean;
  readonly hasFree: boolean;
}

const lengths = [0, 1, 3, 12] as const;

/** How long it runs, and what only a card that is paid for has. */
export function LengthFields({ months, isNew, hasFree }: LengthFieldsProps) {
  const texts = useTexts(cardsTexts);
  return (
    <>
      <Form.Item name="months" label={texts.length} extra={months === 0 ? texts.oneFree : texts.lengthHint}>
        <Radio.Group
          optionType="button"
          disabled={!isNew}
          options={lengths.map((value) => ({ value, label: texts.months[value], disabled: value === 0 && hasFree }))}
        />
      </Form.Item>
      {months !== 0 && (
        <>
          <div className={styles.halves}>
            <Form.Item name="priceFen" label={texts.price}>
              <YuanInput style={{ width: '100%' }} aria-label={texts.price} />
            </Form.Item>
            <Form.Item
              name="struckFen"
              label={texts.struck}
              extra={texts.struckHint}
              dependencies={['priceFen']}
              rules={[
                ({ getFieldValue }) => ({
                  validator: (_rule, struck: number | null) =>
                    struck === null || struck > Number(getFieldValue('priceFen') ?? 0)
                      ? Promise.resolve()
                      : Promise.reject(new Error(texts.struckLow)),
                }),
              ]}
            >
              <YuanInput style={{ width: '100%' }} aria-label={texts.struck} />
            </Form.Item>
          </div>
          <Form.Item name="packIds" label={texts.pack} extra={texts.packHint}>
            <PackInput />
          </Form.Item>
        </>
      )}
    </>
  );
}
