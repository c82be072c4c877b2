import { Form, type FormItemProps, Switch } from 'antd';
import { createContext, useContext } from 'react';
import { useTexts } from '#i18n/texts';
import { type Checks, checkCoupon } from './checks.ts';
import type { CouponValues } from './coupon-values.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';

type Situation = Parameters<typeof checkCoupon>[1];

/** What a coupon's fields are checked against. */
export const Situated = createContext<Situation>({ coupon: null, now: 0 });

interface FieldProps
  extends Pick<FormItemProps, 'label' | 'extra' | 'hidden' | 'dependencies' | 'valuePropName' | 'className' | 'children'> {
  readonly name: keyof CouponValues;
}

interface SwitchFieldProps {
  readonly name: keyof CouponValues;
  readonly label: string;
  readonly hint: string;
}

/** Something that is on or off, with its words beside it. */
export const SwitchField = ({ name, label, hint }: SwitchFieldProps) => (
  <div className={styles.switch}>
    <Field name={name} valuePropName="checked">
      <Switch aria-label={label} />
    </Field>
    <div>
      {label}
      <small>{hint}</small>
    </div>
  </div>
);

/** A control with its label, its hint, and what is wrong with it; a hidden one keeps what it holds. */
export function Field({ name, children, ...item }: FieldProps) {
  const { checks } = useTexts(editTexts);
  const situation = useContext(Situated);
  return (
    <Form.Item
      {...item}
      name={name}
      rules={[
        ({ getFieldsValue }) => ({
          validator: () => {
            const found: Checks = checkCoupon(getFieldsValue(true) as CouponValues, situation);
            const check = found[name];
            return check === undefined ? Promise.resolve() : Promise.reject(new Error(checks[check]));
          },
        }),
      ]}
    >
      {children}
    </Form.Item>
  );
}
