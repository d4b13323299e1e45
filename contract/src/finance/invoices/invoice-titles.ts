import { z } from 'zod';
import { calls, get, post } from '../../call.ts';
import { buyerAccount } from '../../customers/buyer.ts';
import { customerRefusals } from '../../customers/customer-refusals.ts';
import { actsOf } from '../../history.ts';
import { refusals } from '../../refusal.ts';
import { id, moment, nothing, words } from '../../wire.ts';
import { applicationCalls } from './invoice-applications.ts';
import { invoiceApplicationRefusals } from './invoice-application-refusals.ts';
import { keptTitle, titleFields } from './invoice-title-fields.ts';
import { invoiceSources } from './invoice-enums.ts';

/** Titles that are kept of one customer. */
export const MOST_TITLES = 20;

export const invoiceTitleRefusals = refusals('invoice_title', {
  NOT_FOUND: { code: 404, says: () => '发票抬头不存在' },
  TAKEN: { onConstraint: 'invoice_title__of', says: () => '这个抬头已经在抬头库里了' },
  TWO_DEFAULTS: { onConstraint: 'invoice_title__default', says: () => '默认抬头只能有一个，请再试一次' },
});

/** A title without what changes from one invoice to the next. */
const InvoiceTitle = z.object({
  id: z.int(),
  ...keptTitle,
  isDefault: z.boolean(),
  /** Last application with it. */
  usedTime: moment,
});
export type InvoiceTitle = z.output<typeof InvoiceTitle>;

export const titleCalls = calls('invoice_title', '/admin/finance/invoice/title', {
  list: get('/list', {
    permission: applicationCalls.save.permission,
    about:
      'Titles of whoever placed this order, or with source 2 made this recharge; the latest used first, masked like an application.',
    query: z.object({
      source: invoiceSources.schema('来源不正确').optional(),
      orderNo: words(40, '请提供订单号'),
    }),
    returns: z.array(InvoiceTitle),
  }),
});

/** Calls of a storefront, for a customer. */
export const openTitleCalls = calls('invoice_title', '/open/invoice/title', {
  list: get('/list', {
    permission: 'storefront',
    about: `Titles of a customer, the latest used first; at most ${MOST_TITLES}.`,
    query: z.object({ account: buyerAccount }),
    returns: z.array(InvoiceTitle),
  }),
  save: post('/save', {
    permission: 'storefront',
    about: 'With an `id` changes one. Without, one of the same tax number, or of the same name without one, is replaced.',
    body: z.object({
      account: buyerAccount,
      id: id.optional(),
      ...titleFields,
    }),
    returns: z.object({ id: z.int() }),
    refuses: [
      customerRefusals.DISABLED,
      invoiceTitleRefusals.NOT_FOUND,
      invoiceTitleRefusals.TAKEN,
      invoiceApplicationRefusals.NO_TAX_NUMBER,
      invoiceApplicationRefusals.TAX_NUMBER,
    ],
  }),
  delete: post('/delete', {
    permission: 'storefront',
    body: z.object({ account: buyerAccount, id }),
    returns: nothing,
    refuses: [customerRefusals.DISABLED, invoiceTitleRefusals.NOT_FOUND],
  }),
  default: post('/default', {
    permission: 'storefront',
    about: 'The one to begin with, in place of the one before.',
    body: z.object({ account: buyerAccount, id }),
    returns: nothing,
    refuses: [customerRefusals.DISABLED, invoiceTitleRefusals.NOT_FOUND, invoiceTitleRefusals.TWO_DEFAULTS],
  }),
});

actsOf('invoice_title', '发票抬头', { save: '保存', default: '设为默认' });
