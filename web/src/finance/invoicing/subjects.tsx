import { Popover } from 'antd';
import type { InvoiceApplication } from '#contract/finance/invoices/invoice-application-record.ts';
import { invoiceSources } from '#contract/finance/invoices/invoice-enums.ts';
import { DocumentLink } from '../document-link.tsx';

export const subjectKind = (source: number) => (source === invoiceSources.recharge ? 'recharge' : 'order');

/** Number of orders or recharges of an application, which opens to their numbers. */
export const Subjects = ({ of: { source, orderNos } }: { of: Pick<InvoiceApplication, 'source' | 'orderNos'> }) => (
  <Popover
    trigger={['hover', 'click']}
    content={
      <ul className="cell-lines">
        {orderNos.map((orderNo) => (
          <li key={orderNo}>
            <DocumentLink kind={subjectKind(source)} number={orderNo} />
          </li>
        ))}
      </ul>
    }
  >
    <button type="button" className="cell-open">
      {`${orderNos.length} ${source === invoiceSources.recharge ? '笔充值' : '个订单'}`}
    </button>
  </Popover>
);
