import { InputNumber, type InputNumberProps } from 'antd';
import { fenOf, yuanOf } from '#lib/money';

interface YuanInputProps extends Omit<InputNumberProps<number>, 'value' | 'onChange'> {
  /** In fen. */
  readonly value?: number | null;
  readonly onChange?: (fen: number | null) => void;
}

/** An amount typed in yuan and held in fen. */
export function YuanInput({ value, onChange, ...input }: YuanInputProps) {
  const yuan = yuanOf(value);
  return (
    <InputNumber<number>
      {...input}
      {...(yuan !== undefined && { value: yuan })}
      prefix="¥"
      min={0}
      max={99_999_999.99}
      precision={2}
      controls={false}
      changeOnWheel={false}
      onChange={(typed) => onChange?.(fenOf(typed))}
    />
  );
}
