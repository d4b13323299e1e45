import { InputNumber } from 'antd';
import { MoneyInput } from '#web/ui/inputs/money-input.tsx';

interface Props {
  id?: string;
  /** Value in hundredths. */
  value?: number | null;
  onChange?: (hundredths: number | null) => void;
  onBlur?: () => void;
  unit: string;
}

/** A measure of a parcel: pieces are whole, weight and volume have two decimals. */
export const StepInput = ({ unit, value, onChange, ...control }: Props) =>
  unit === '件' ? (
    <InputNumber
      {...control}
      className="money-input"
      min={1}
      max={999_999}
      precision={0}
      inputMode="numeric"
      suffix={unit}
      value={value === null || value === undefined ? null : value / 100}
      onChange={(pieces) => onChange?.(pieces === null ? null : pieces * 100)}
    />
  ) : (
    <MoneyInput {...control} unit={unit} value={value ?? null} {...(onChange && { onChange })} />
  );
