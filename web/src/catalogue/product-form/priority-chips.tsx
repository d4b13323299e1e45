import { HolderOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import type { KeyboardEvent } from 'react';
import { useDragOrder } from '#web/ui/use-drag-order.ts';

interface Props {
  id?: string;
  value?: readonly string[];
  onChange?: (labels: string[]) => void;
}

const moved = (labels: readonly string[], from: number, to: number) =>
  labels.toSpliced(from, 1).toSpliced(to, 0, ...labels.slice(from, from + 1));

/** Which campaign the shop front shows first: dragged, or moved by the arrow keys. */
export function PriorityChips({ id, value = [], onChange }: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const move = (from: number, to: number) => to >= 0 && to < value.length && onChange?.(moved(value, from, to));
  const drag = useDragOrder(move);
  const onKey = (event: KeyboardEvent, index: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  };
  return (
    <ol className="chips" id={id}>
      {value.map((label, index) => (
        <li key={label} {...(isFixed ? {} : drag(index))}>
          <button
            type="button"
            className={`chip chip-${label}`}
            disabled={isFixed}
            aria-label={`${label}，第 ${index + 1} 位，按左右方向键移动`}
            onKeyDown={(event) => onKey(event, index)}
          >
            <HolderOutlined aria-hidden /> {label}
          </button>
        </li>
      ))}
    </ol>
  );
}
