import { Button, Form, Skeleton } from 'antd';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { invoiceSources } from '#contract/finance/invoices/invoice-enums.ts';
import { CustomerLink, Loaded, yuanText } from '#web/ui/index.ts';
import '../invoice-parts/invoice-parts.css';

/** Amount that the chosen orders come to, and the reasons of those that cannot be invoiced. */
export function ApplyPreview() {
  const form = Form.useFormInstance();
  const source: number = Form.useWatch('source') ?? invoiceSources.order;
  const orderNos: readonly string[] = Form.useWatch('orderNos') ?? [];
  if (orderNos.length === 0) return null;
  return (
    <Loaded
      call={applicationCalls.preview}
      input={{ source, orderNos: [...orderNos] }}
      blank={<Skeleton active title={false} paragraph={{ rows: orderNos.length + 1 }} />}
    >
      {(found) => {
        if (!found) return null;
        const { uid, nickname, amount, problem, orders } = found;
        const good = orders.filter(({ why }) => why === '').map(({ orderNo }) => orderNo);
        const refused = orders.length - good.length;
        return (
          <section className="invoice-preview invoice-table" aria-label="可开票金额">
            <table>
              <thead>
                <tr>
                  <th>订单号</th>
                  <th className="figure">实付</th>
                  <th className="figure">已退</th>
                  <th className="figure">可开票</th>
                </tr>
              </thead>
              <tbody>
                {orders.map(({ orderNo, orderAmount, refundedAmount, invoiceAmount, why }) => (
                  <tr key={orderNo}>
                    <td>
                      {orderNo}
                      {why !== '' && <div className="invoice-off">{`不能开票：${why}`}</div>}
                    </td>
                    <td className="figure">{orderAmount > 0 && yuanText(orderAmount)}</td>
                    <td className="figure">{orderAmount > 0 && yuanText(refundedAmount)}</td>
                    <td className="figure">{why === '' && yuanText(invoiceAmount)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <div className="invoice-sums" role="status">
              {uid !== null && <CustomerLink uid={uid}>{`${nickname}（${uid}）`}</CustomerLink>}
              {problem !== '' && <strong className="invoice-off">{problem}</strong>}
              {refused > 0 && good.length > 0 && (
                <Button size="small" onClick={() => form.setFieldValue('orderNos', good)}>
                  {`去掉不能开票的 ${refused} 个`}
                </Button>
              )}
              <strong>可开票 {yuanText(amount)}</strong>
            </div>
          </section>
        );
      }}
    </Loaded>
  );
}
