import { orderCalls } from '#contract/orders/orders.ts';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { Picture } from '#web/ui/cells/picture.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { BuyersNote, type Order, linesOf, recipientOf } from '#web/orders/order/index.ts';
import { useParcels } from '#web/orders/parcel/index.ts';

/** Goods to pack, and their address. Refunded pieces and those that left are not packed. */
export function OrderToSend({ order }: { order: Order }) {
  const may = useMay();
  const wanted = { enabled: may(orderCalls.info), saysItself: true };
  const { data: info } = useCall(orderCalls.info, { orderNo: order.orderId }, wanted);
  const lines = useParcels(order)?.lines ?? [];
  return (
    <section className="to-send" aria-label="要发的货">
      <ul className="lines">
        {linesOf(order).map(({ id, info: { image, productName, sku, payNum } }) => {
          const { refunded = 0, sent = 0, left = payNum } = lines.find(({ lineId }) => lineId === id) ?? {};
          return (
            <li key={id}>
              <Picture url={image} alt={productName} />
              <span className="line-name">
                {productName}
                {sku !== '' && <small className="under">{sku}</small>}
                {refunded > 0 && <small className="gone">{`已退 ${refunded} 件`}</small>}
                {sent > 0 && <small className="under">{`已发 ${sent} 件`}</small>}
              </span>
              <strong className="figure">{`× ${left}`}</strong>
            </li>
          );
        })}
      </ul>
      <BuyersNote of={order} />
      <p className="to-send-where">
        {recipientOf(order)} <CopyText text={order.orderId} />
        <span>{info?.userAddress}</span>
      </p>
    </section>
  );
}
