import { receiptOf } from '#contract/fulfilment/receipts.ts';
import type { OrderInfo } from '#web/orders/order/index.ts';
import { Paper, PaperFacts, Papers } from '#web/ui/paper/paper.tsx';
import { useSiteName } from '#web/ui/paper/use-site-name.ts';
import './receipt.css';

/** The receipt of an order, as the cloud printer would leave it. */
export function ReceiptPaper({ order }: { order: OrderInfo }) {
  const siteName = useSiteName();
  const { facts, lines, sums } = receiptOf({
    ...order,
    orderNo: order.orderId,
    lines: order.orderInfo.map(({ info }) => info),
  });
  return (
    <Papers>
      <Paper size="roll" label="小票" className="receipt">
        <h2>{siteName}</h2>
        <PaperFacts of={facts} />
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
        <div className="receipt-sums">
          <PaperFacts of={sums} />
        </div>
        <p>完</p>
      </Paper>
    </Papers>
  );
}
