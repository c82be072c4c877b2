import { Form, type FormItemProps } from 'antd';
import { createContext, useContext } from 'react';
import { useTexts } from '#i18n/texts';
import type { ActivityValues } from './activity-values.ts';
import { checkActivity, type Situation } from './checks.ts';
import { editTexts } from './edit.texts.ts';

/** What an activity's fields are checked against. */
export const Situated = createContext<Situation>({ activity: null, now: 0 });

interface FieldProps extends Pick<FormItemProps, 'label' | 'extra' | 'hidden' | 'dependencies' | 'className' | 'children'> {
  readonly name: keyof ActivityValues;
  /** Made of many controls: not before somebody goes on, half of it is no mistake. */
  readonly isLate?: boolean;
}

/** A control with its label, its hint, and what is wrong with it; a hidden one keeps what it holds. */
export function Field({ name, children, isLate = false, ...item }: FieldProps) {
  const texts = useTexts(editTexts);
  const situation = useContext(Situated);
  return (
    <Form.Item
      {...item}
      name={name}
      {...(isLate && { validateTrigger: [] })}
      rules={[
        ({ getFieldsValue }) => ({
          validator: () => {
            const found = checkActivity(getFieldsValue(true) as ActivityValues, situation)[name];
            if (found === undefined) return Promise.resolve();
            const text = typeof found === 'string' ? texts.checks[found] : texts.nth(found.nth, texts.checks[found.check]);
            return Promise.reject(new Error(text));
          },
        }),
      ]}
    >
      {children}
    </Form.Item>
  );
}
