import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { amount, id, moment, page, paged, text, words } from '../wire.ts';
import { invoiceTitle, no } from './invoice-applications.ts';

const account = words(64, '请提供客户账号');

const OwnApplication = z.object({
  id: z.int(),
  applyNo: z.string(),
  orderNos: z.array(z.string()),
  title: z.string(),
  amount,
  audit: z.int(),
  auditReason: z.string(),
  progress: z.int().nullable(),
  invoiceNo: z.string(),
  /** A link that expires; empty while there is no file. */
  fileUrl: z.string(),
  createTime: moment,
});

/** By a storefront, for a customer. */
export const openInvoiceCalls = calls('invoice_application', '/open/invoice', {
  apply: post('/apply', {
    permission: 'storefront',
    about: 'For orders of this customer; with an `id`, another title for an application that is not issued.',
    body: z.object({
      account,
      id: id.optional(),
      orderNos: z.array(text(32), '请选择需要开票的订单').max(50, '一次最多 50 个订单').optional(),
      ...invoiceTitle,
    }),
    returns: z.object({ id: z.int(), applyNo: z.string() }),
    refuses: [no.OFF, no.NO_ORDERS, no.NOT_INVOICEABLE, no.APPLIED, no.REFUND_PENDING, no.NOT_FOUND, no.ISSUED],
  }),
  list: get('/list', {
    permission: 'storefront',
    about: 'Applications of a customer, the latest first, with a link to the file of the invoice that is good for an hour.',
    query: paged({ account }),
    returns: page(OwnApplication),
  }),
});
