import { Button, Popover } from 'antd';
import type { InvoiceApplication } from '#contract/finance/invoice-applications.ts';
import { invoiceSources } from '#contract/finance/invoice-words.ts';
import { code } from '#web/ui/index.ts';

/** Number of orders or recharges of an application, which opens to their numbers. */
export const Subjects = ({ of: { source, orderNos } }: { of: Pick<InvoiceApplication, 'source' | 'orderNos'> }) => (
  <Popover
    trigger={['hover', 'click']}
    content={orderNos.map((orderNo) => (
      <div key={orderNo}>{code(orderNo)}</div>
    ))}
  >
    <Button type="link" size="small">{`${orderNos.length} ${source === invoiceSources.recharge ? '笔充值' : '个订单'}`}</Button>
  </Popover>
);
