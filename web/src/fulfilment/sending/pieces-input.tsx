import { Button, InputNumber } from 'antd';
import type { Piece } from '#contract/orders/order-record.ts';
import type { LineToSend } from '#contract/fulfilment/parcels.ts';
import { quantityOf, withQuantity } from '#web/orders/refund/index.ts';

interface Props {
  /** Lines of which something is still to send. */
  lines: readonly LineToSend[];
  id?: string;
  value?: readonly Piece[];
  /** Undefined for all that is left. */
  onChange?: (pieces: Piece[] | undefined) => void;
}

/** Goods of a parcel: all that is left, or some of each line, so that the rest follows in another. */
export function PiecesInput({ lines, id, value, onChange }: Props) {
  const all = lines.map(({ lineId, left }) => ({ lineId, quantity: left }));
  const count = all.reduce((sum, { quantity }) => sum + quantity, 0);
  if (value === undefined)
    return (
      <span id={id}>
        {`全部 ${count} 件`}
        <Button type="link" size="small" onClick={() => onChange?.(all)}>
          分几个包裹发
        </Button>
      </span>
    );
  const going = value.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className="refund-goods" id={id}>
      <ul>
        {lines.map(({ lineId, productName, sku, left }, index) => (
          <li key={lineId}>
            <span className="line-name">
              {productName}
              {sku !== '' && <small className="under">{sku}</small>}
            </span>
            <InputNumber
              aria-label={`本包裹几件：${productName} ${sku}`}
              mode="spinner"
              autoFocus={index === 0}
              min={0}
              max={left}
              precision={0}
              value={quantityOf(value, lineId)}
              onChange={(quantity) => onChange?.(withQuantity(value, lineId, quantity ?? 0))}
            />
            <span className="refund-most">{`/ ${left} 件`}</span>
          </li>
        ))}
      </ul>
      <p>
        <span aria-live="polite">{`本包裹 ${going} 件，还有 ${count - going} 件待发`}</span>
        <Button type="link" size="small" onClick={() => onChange?.(undefined)}>
          全部发出
        </Button>
      </p>
    </div>
  );
}
