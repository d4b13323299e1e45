import { Alert, Skeleton } from 'antd';
import type { Companion } from '#contract/fulfilment/parcels.ts';
import { CopyText, Failing } from '#web/ui/index.ts';
import { Thumbnail } from '#web/ui/cells/thumbnail.tsx';
import { type OrderRow, recipientOf } from '#web/orders/order/index.ts';
import { type PackedGoods, useGoods } from './use-goods.ts';

/** Side of the copy that a picture of 96 px is shown from. */
const SIDE = 800;

const Line = ({ of: { image, productName, sku, shelf, quantity } }: { of: PackedGoods['lines'][number] }) => (
  <li className="bench-line">
    <span className="bench-picture">{image === '' ? null : <Thumbnail url={image} side={SIDE} />}</span>
    <span className="bench-named">
      <strong>{productName}</strong>
      {sku !== '' && <span>{sku}</span>}
      {shelf !== '' && <span className="bench-shelf">{`货位 ${shelf}`}</span>}
    </span>
    <strong className={quantity > 1 ? 'bench-count bench-several figure' : 'bench-count figure'}>
      <small>×</small>
      {quantity}
    </strong>
  </li>
);

const Notes = ({ of: { mark, remark } }: { of: PackedGoods }) => (
  <>
    {mark !== '' && <p className="bench-note">{`买家留言：${mark}`}</p>}
    {remark !== '' && <p className="bench-note">{`商家备注：${remark}`}</p>}
  </>
);

interface Props {
  order: OrderRow;
  along: readonly Companion[];
}

/** Goods of the parcel, to be seen from an arm’s length, and where it goes. */
export function BenchGoods({ order, along }: Props) {
  const { goods, address, gone, error, again } = useGoods(order, along);
  return (
    <section className="bench-goods" aria-label="要发的货">
      {gone !== undefined && <Alert type="warning" showIcon title={`这一单现在不用发：${gone}`} />}
      {error && <Failing error={error} again={again} />}
      {!goods && !error && <Skeleton active paragraph={{ rows: 4 }} />}
      {goods?.map((each) => (
        <div key={each.orderNo}>
          {goods.length > 1 && (
            <p className="bench-of">
              订单 <CopyText text={each.orderNo} />
            </p>
          )}
          <Notes of={each} />
          <ul>
            {each.lines.map((line) => (
              <Line key={line.id} of={line} />
            ))}
          </ul>
        </div>
      ))}
      <p className="bench-where">
        <strong>{recipientOf(order)}</strong>
        <span>{address}</span>
        <CopyText text={order.orderId} />
      </p>
    </section>
  );
}
