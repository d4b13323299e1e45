import { Checkbox } from 'antd';
import type { PickLine } from '#contract/fulfilment/packing.ts';
import { Picture } from '#web/ui/cells/picture.tsx';
import { ShelfButton } from './shelf-button.tsx';

const tailOf = (orderNo: string): string => orderNo.slice(-6);

interface Props {
  line: PickLine;
  /** Pieces that were picked; undefined before that. */
  picked: number | undefined;
  onPick: (quantity: number | undefined) => void;
}

/** Goods of one SKU to fetch, ticked off once they are there. */
export function PickRow({ line, picked, onPick }: Props) {
  const { productName, sku, image, category, barCode, quantity, orders } = line;
  const isDone = picked === quantity;
  return (
    <li className={isDone ? 'pick-row pick-done' : 'pick-row'}>
      <Checkbox
        aria-label={`已拣 ${productName} ${sku}`}
        checked={isDone}
        indeterminate={picked !== undefined && !isDone}
        onChange={() => onPick(isDone ? undefined : quantity)}
      />
      <span className={line.shelf === '' ? 'pick-shelf pick-nowhere' : 'pick-shelf'}>
        <ShelfButton of={line} />
      </span>
      <Picture url={image} alt={productName} />
      <span className="pick-goods">
        <strong>{productName}</strong>
        <small>{[sku, category, barCode].filter(Boolean).join(' · ')}</small>
        <small title={orders.map(({ orderNo }) => orderNo).join('\n')}>
          {`${orders.length} 单：${orders.map((one) => `…${tailOf(one.orderNo)} × ${one.quantity}`).join('，')}`}
        </small>
      </span>
      <span className="pick-count">
        <strong className="figure">{quantity}</strong>
        {picked !== undefined && !isDone && <small className="gone">{`已拣 ${picked}`}</small>}
      </span>
    </li>
  );
}
