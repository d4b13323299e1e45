import { type TableReader, tableReader } from '../../stage/table-reader.ts';
import { madeAt } from '../values/values.ts';

export const invoiceTitles = tableReader({
  from: 'eb_user_invoice',
  to: 'eb_user_invoice',
  row: ({ row }) => ({ ...row, ...madeAt(row) }),
});

const OF_ORDERS = 'order';

export const invoiceApplications: TableReader = tableReader({
  from: 'eb_store_order_invoice',
  to: 'eb_store_order_invoice',
  row({ row }) {
    const { category } = row;
    return category && category !== OF_ORDERS ? '付费会员的开票申请，没有搬' : { ...row, ...madeAt(row) };
  },
});
