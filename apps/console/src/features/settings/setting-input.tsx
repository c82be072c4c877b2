import { Input, InputNumber, Select, Switch } from 'antd';
import type { SettingField } from './setting-fields.ts';

interface SettingInputProps {
  readonly field: SettingField;
  readonly unit: string;
  /** Given by the form, which knows which of them the control takes. */
  readonly [given: string]: unknown;
}

/** The control for a kind of value. */
export function SettingInput({ field, unit, ...given }: SettingInputProps) {
  if (field.kind === 'switch') return <Switch {...given} />;
  if (field.kind === 'choice') return <Select {...given} options={field.options.map((value) => ({ value, label: value }))} />;
  if (field.kind === 'text') return <Input {...given} maxLength={field.most} />;
  return <InputNumber {...given} min={field.min} max={field.max} precision={0} suffix={unit} changeOnWheel={false} />;
}
