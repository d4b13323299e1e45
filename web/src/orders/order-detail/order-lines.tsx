import { refundCalls } from '#contract/orders/refunds.ts';
import { Picture } from '#web/ui/cells/picture.tsx';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { useCall } from '#web/ui/wire/index.ts';
import { borneText, paidText, timesText } from '../order/amounts.ts';
import { Part } from '../order/part.tsx';
import { backText } from '../order/pieces-back.ts';
import { piecesBack } from '../refund/refund-pieces.ts';
import type { OrderInfo } from '../order/situation.tsx';

/** Order lines, and how much of each was refunded: refunded pieces are not packed. */
export function OrderLines({ order }: { order: OrderInfo }) {
  const { data: refunds = [] } = useCall(refundCalls.listRefunds, { orderNo: order.orderId });
  return (
    <Part title="商品信息">
      <ul className="lines">
        {order.orderInfo.map(({ id, info, paidPrice, refundedPrice, ...parts }) => {
          const back = backText(piecesBack(refunds, id));
          const paid = paidText({ price: info.price === null ? null : info.price * info.payNum, paidPrice, refundedPrice });
          const borne = borneText(parts);
          return (
            <li key={id}>
              <Picture url={info.image} alt={info.productName} />
              <span className="line-name">
                {info.productName}
                {info.sku !== '' && <small className="under">{info.sku}</small>}
                {back !== '' && <small className="gone">{back}</small>}
                {paid !== '' && <small className="under">{paid}</small>}
                {borne !== '' && <small className="under">{borne}</small>}
              </span>
              <span className="figure quiet">{timesText(info.price, info.payNum)}</span>
              {info.price !== null && <span className="figure line-sum">{yuanText(info.price * info.payNum)}</span>}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
