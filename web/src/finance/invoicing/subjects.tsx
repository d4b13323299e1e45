import type { InvoiceApplication } from '#contract/finance/invoice-applications.ts';
import { invoiceSources } from '#contract/finance/invoice-words.ts';

/** Number of orders or recharges of an application; their numbers on hover. */
export const Subjects = ({ of: { source, orderNos } }: { of: Pick<InvoiceApplication, 'source' | 'orderNos'> }) => (
  <span title={orderNos.join('\n')}>{`${orderNos.length} ${source === invoiceSources.recharge ? '笔充值' : '个订单'}`}</span>
);
