import { HolderOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import { useDragOrder } from '#web/ui/basics/use-drag-order.ts';
import { useKeyOrder } from '#web/ui/basics/use-key-order.ts';

interface Props {
  id?: string;
  value?: readonly string[];
  onChange?: (labels: string[]) => void;
}

const moved = (labels: readonly string[], from: number, to: number) =>
  labels.toSpliced(from, 1).toSpliced(to, 0, ...labels.slice(from, from + 1));

/** Order in which the shop front shows campaigns: dragged, or moved by the arrow keys. */
export function PriorityChips({ id, value = [], onChange }: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const move = (from: number, to: number) => onChange?.(moved(value, from, to));
  const drag = useDragOrder(move);
  const keys = useKeyOrder(value.length, move);
  return (
    <ol className="chips" id={id}>
      {value.map((label, index) => (
        <li key={label} {...(isFixed ? {} : drag(index))}>
          <button
            type="button"
            className={`chip chip-${label}`}
            disabled={isFixed}
            title="拖动，或按左右方向键，调整顺序"
            aria-label={`${label}，第 ${index + 1} 位，按左右方向键移动`}
            {...keys(index)}
          >
            <HolderOutlined aria-hidden /> {label}
          </button>
        </li>
      ))}
    </ol>
  );
}
