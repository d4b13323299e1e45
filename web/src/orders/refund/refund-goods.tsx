import { Form, InputNumber } from 'antd';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { Field } from '#web/ui/form/field.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { timesText } from '../order/amounts.ts';
import { type Good, type Piece, goodsLeft, proposalFor, quantityOf, withQuantity } from './refund-pieces.ts';
import { leftToRefund } from './refund-sum.ts';
import type { OrderInfo } from '../order/situation.tsx';

interface Props {
  order: OrderInfo;
  goods: readonly Good[];
  value?: readonly Piece[];
  onChange?: (pieces: Piece[]) => void;
}

/** How many of which goods; the amount follows, until the person changes it. */
function Pieces({ order, goods, value = [], onChange }: Props) {
  const form = Form.useFormInstance();
  const take = (lineId: number, quantity: number) => {
    const pieces = withQuantity(value, lineId, quantity);
    onChange?.(pieces);
    form.setFieldValue('amount', pieces.length === 0 ? leftToRefund(order) : proposalFor(order, goods, pieces));
  };
  return (
    <ul className="refund-goods">
      {goods.map(({ lineId, name, sku, price, left }) => (
        <li key={lineId}>
          <span className="line-name">
            {name}
            <small className="under">{`${sku === '' ? '' : `${sku} · `}${timesText(price, left)}`}</small>
          </span>
          <InputNumber
            aria-label={`退几件：${name} ${sku}`}
            min={0}
            max={left}
            precision={0}
            value={quantityOf(value, lineId)}
            onChange={(quantity) => take(lineId, quantity ?? 0)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The goods a refund is for, when it is for goods. */
export function RefundGoods({ orderNo }: { orderNo: string }) {
  const may = useMay();
  const wanted = { enabled: may(orderCalls.info) };
  const { data: order } = useCall(orderCalls.info, { orderNo }, wanted);
  const { data: refunds } = useCall(refundCalls.listRefunds, { orderNo }, wanted);
  const goods = order && refunds ? goodsLeft(order, refunds) : [];
  if (!order || goods.length === 0) return null;
  return (
    <Field name="lines" label="退款商品" help="填了件数，金额按实付的比例算好，运费随最后一件退；只补差价不用填">
      <Pieces order={order} goods={goods} />
    </Field>
  );
}
