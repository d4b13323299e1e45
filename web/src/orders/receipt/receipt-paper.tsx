import { signInCalls } from '#contract/access/sign-in.ts';
import { receiptOf } from '#contract/orders/receipts.ts';
import { useCall } from '#web/ui/wire/index.ts';
import type { OrderInfo } from '../order/situation.tsx';
import './receipt.css';

/** The receipt of an order, as the cloud printer would leave it. */
export function ReceiptPaper({ order }: { order: OrderInfo }) {
  const { data: site } = useCall(signInCalls.pictures, {}, { saysItself: true });
  const { facts, lines, sums } = receiptOf({
    ...order,
    orderNo: order.orderId,
    lines: order.orderInfo.map(({ info }) => info),
  });
  return (
    <article className="receipt" aria-label="小票">
      <h2>{site?.siteName}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}：</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">商品名称</th>
            <th scope="col">单价</th>
            <th scope="col">数量</th>
            <th scope="col">金额</th>
          </tr>
        </thead>
        <tbody>
          {order.orderInfo.map(({ id }, index) => {
            const line = lines[index];
            return (
              line && (
                <tr key={id}>
                  <td>{line.name}</td>
                  <td>{line.price}</td>
                  <td>{line.payNum}</td>
                  <td>{line.sum}</td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
      <dl className="receipt-sums">
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}：</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p>完</p>
    </article>
  );
}
