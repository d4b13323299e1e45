import { ConfigProvider } from 'antd';
import { useId } from 'react';

const kinds = [
  { isMany: false, label: '单规格', says: '只有一个价格和库存' },
  { isMany: true, label: '多规格', says: '按颜色、尺码等分别定价和管理库存' },
];

interface Props {
  id?: string;
  value?: boolean;
  onChange?: (isMany: boolean) => void;
  /** Hears of a choice before the form does. */
  onSwitch: (isMany: boolean) => void;
}

/** Choice between one price and stock, and one for each combination: two cards. */
export function SpecTypeInput({ id, value = false, onChange, onSwitch }: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const name = useId();
  return (
    <div className="spec-types" id={id} role="radiogroup" aria-label="商品规格">
      {kinds.map(({ isMany, label, says }) => (
        <label key={label} className="spec-type">
          <input
            type="radio"
            name={name}
            aria-label={label}
            disabled={isFixed}
            checked={value === isMany}
            onChange={() => (onSwitch(isMany), onChange?.(isMany))}
          />
          <strong>{label}</strong>
          <small>{says}</small>
        </label>
      ))}
    </div>
  );
}
