import { Checkbox } from 'antd';
import type { Fen } from '#contract/fen.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { MoneyInput } from '#web/ui/inputs/money-input.tsx';

interface Props {
  /** The person names the amount; otherwise it follows the goods. */
  isOwn: boolean;
  /** Absent where there are no goods to follow. */
  onOwn?: ((isOwn: boolean) => void) | undefined;
  /** No more than this. */
  left: Fen;
  id?: string;
  value?: Fen | null;
  onChange?: (fen: Fen | null) => void;
}

/** The amount, locked to the goods until somebody wants another one. */
export const RefundAmount = ({ isOwn, onOwn, left, ...control }: Props) => (
  <span className="refund-amount">
    <MoneyInput {...control} disabled={!isOwn} placeholder={`最多 ${yuanText(left)}`} />
    {onOwn && (
      <Checkbox checked={isOwn} onChange={({ target }) => onOwn(target.checked)}>
        {`自定义金额（最多 ${yuanText(left)}）`}
      </Checkbox>
    )}
  </span>
);
