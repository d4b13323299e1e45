import { z } from 'zod';
import { calls, get, post } from '../../call.ts';
import { buyerAccount } from '../../customers/buyer.ts';
import { customerRefusals } from '../../customers/customer-refusals.ts';
import { amount, id, moment, page, paged } from '../../wire.ts';
import { invoiceSubjects } from './invoice-application-record.ts';
import { invoiceApplicationRefusals, titleRefusals } from './invoice-application-refusals.ts';
import { invoiceTitle } from './invoice-title-fields.ts';

const OwnApplication = z.object({
  id: z.int(),
  applyNo: z.string(),
  source: z.int(),
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

/** Calls of a storefront, for a customer. */
export const openInvoiceCalls = calls('invoice_application', '/open/invoice', {
  apply: post('/apply', {
    permission: 'storefront',
    about:
      'For orders of this customer, or with source 2 for recharges; with an `id`, another title for an application that is not issued.',
    body: z.object({
      account: buyerAccount,
      id: id.optional(),
      ...invoiceSubjects,
      ...invoiceTitle,
    }),
    returns: z.object({ id: z.int(), applyNo: z.string() }),
    refuses: [
      customerRefusals.DISABLED,
      ...titleRefusals,
      invoiceApplicationRefusals.OFF,
      invoiceApplicationRefusals.NO_ORDERS,
      invoiceApplicationRefusals.NOT_INVOICEABLE,
      invoiceApplicationRefusals.APPLIED,
      invoiceApplicationRefusals.REFUND_PENDING,
      invoiceApplicationRefusals.ORDINARY_FOR_RECHARGE,
      invoiceApplicationRefusals.BALANCE_INVOICED,
      invoiceApplicationRefusals.NOT_FOUND,
      invoiceApplicationRefusals.ISSUED,
      invoiceApplicationRefusals.ISSUING,
    ],
  }),
  list: get('/list', {
    permission: 'storefront',
    about: 'Applications of a customer, the latest first, with a link to the file of the invoice that is good for an hour.',
    query: paged({ account: buyerAccount }),
    returns: page(OwnApplication),
  }),
});
