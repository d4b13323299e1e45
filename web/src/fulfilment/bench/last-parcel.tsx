import { CopyText } from '#web/ui/index.ts';
import { shortNo } from '../sending/use-sending.ts';
import { KeyButton } from './key-button.tsx';
import type { LastSent } from './use-last-sent.ts';

/** The parcel that was sent last, with some seconds to take it back. */
export function LastParcel({ of: { last, seconds, mayUndo, isUndoing }, undo }: { of: LastSent; undo: () => void }) {
  if (!last) return null;
  const { order, orderNos, carrier, number } = last;
  const others = orderNos.length > 1 ? `和同包裹的 ${orderNos.length - 1} 单` : '';
  return (
    <div className="bench-last">
      <p role="status">
        {`已发货 ${shortNo(order.orderId)}${others}，${carrier} `}
        <CopyText text={number} />
      </p>
      {(mayUndo || isUndoing) && (
        <KeyButton of="undo" loading={isUndoing} onClick={undo}>
          撤销
          {mayUndo && <span aria-hidden>{`（${seconds} 秒）`}</span>}
        </KeyButton>
      )}
    </div>
  );
}
