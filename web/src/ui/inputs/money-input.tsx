import { InputNumber, type InputNumberProps } from 'antd';
import { type Fen, fenOfYuan, yuanOfFen } from '#contract/fen.ts';

interface Props extends Omit<InputNumberProps<string>, 'value' | 'onChange' | 'prefix'> {
  value?: Fen | null;
  onChange?: (fen: Fen | null) => void;
  /** Measure; money by default. */
  unit?: string;
}

/** Shows yuan, holds fen. The same for other measures with two decimals: kg, m³, %. */
export const MoneyInput = ({ value, onChange, unit = '¥', ...control }: Props) => (
  <InputNumber<string>
    min="0"
    {...control}
    className="money-input"
    stringMode
    precision={2}
    inputMode="decimal"
    {...(unit === '¥' ? { prefix: unit } : { suffix: unit })}
    value={value === null || value === undefined ? null : yuanOfFen(value)}
    onChange={(yuan) => onChange?.(yuan === null || yuan === '' ? null : fenOfYuan(yuan))}
  />
);
