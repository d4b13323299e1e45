import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, index, integer, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { issueWays } from '#contract/finance/invoices/invoice-enums.ts';
import { refund } from '#server/orders/index.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { invoiceApplication } from '../invoice-applications/tables.ts';
import { rechargeRefund } from '../recharges/tables.ts';

/** Columns that the search finds invoices by. */
export const invoiceParts = sql.raw(
  `search_parts(invoice.invoice_no || ' ' || invoice.buyer_name || ' ' || invoice.buyer_tax_no || ' ' || invoice.order_nos)`,
);

/** An invoice as it was issued; a red one is negative and names the blue one that it reverses. */
export const invoice = pgTable(
  'invoice',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => invoiceApplication.id),
    /** Colour, of `colors`. */
    color: integer().notNull(),
    originId: integer().references((): AnyPgColumn => invoice.id),
    invoiceType: integer().notNull(),
    carrier: integer().notNull(),
    /** Empty for a fully digital one. */
    invoiceCode: varchar({ length: 12 }).notNull(),
    invoiceNo: varchar({ length: 20 }).notNull(),
    checkCode: varchar({ length: 32 }).notNull(),
    issueDate: instant().notNull(),
    buyerName: varchar({ length: 100 }).notNull(),
    buyerTaxNo: varchar({ length: 20 }).notNull(),
    buyerContact: varchar({ length: 240 }).notNull(),
    buyerBank: varchar({ length: 150 }).notNull(),
    sellerName: varchar({ length: 100 }).notNull(),
    sellerTaxNo: varchar({ length: 20 }).notNull(),
    sellerContact: varchar({ length: 240 }).notNull(),
    sellerBank: varchar({ length: 150 }).notNull(),
    amountExTax: fen().notNull(),
    taxAmount: fen().notNull(),
    amount: fen().notNull(),
    remark: varchar({ length: 200 }).notNull(),
    /** Orders of its application, for the search. */
    orderNos: text().notNull().default(''),
    /** State, of `invoiceStates`. */
    status: integer().notNull(),
    reversedAmount: fen().notNull().default(0),
    redReason: varchar({ length: 32 }).notNull().default(''),
    redConfirmNo: varchar({ length: 32 }).notNull().default(''),
    /** Way of issuing, of `issueWays`. */
    way: integer().notNull().default(issueWays.byHand),
    /** Request to the service for a red-letter invoice, while its answer is awaited. */
    requestId: integer(),
    /** Reason why the service has not reversed it. */
    failReason: varchar({ length: 200 }).notNull().default(''),
    fileUrl: varchar({ length: 512 }).notNull(),
    operatorId: integer(),
    operatorName: varchar({ length: 64 }).notNull(),
    ...stamps,
  },
  (t) => [
    unique('invoice__number').on(t.invoiceCode, t.invoiceNo),
    check('invoice__sum', sql`${t.amount} = ${t.amountExTax} + ${t.taxAmount}`),
    check('invoice__color', sql`(${t.color} = 2) = (${t.originId} is not null) and (${t.color} = 2) = (${t.amount} < 0)`),
    check('invoice__reversed', sql`${t.reversedAmount} between 0 and greatest(${t.amount}, 0)`),
    check(
      'invoice__status',
      sql`case ${t.status} when 4 then ${t.reversedAmount} = ${t.amount} when 3 then ${t.reversedAmount} between 1 and ${t.amount} - 1
        else ${t.reversedAmount} = 0 end`,
    ),
    index('invoice__application').on(t.applicationId, t.id), // the invoices of one application
    index('invoice__origin').on(t.originId), // what reverses one
    index('invoice__parts').using('gin', invoiceParts), // part of a number, a buyer or an order's number
    index('invoice__red')
      .on(t.id)
      .where(sql`color = 2`), // the list of red ones
    index('invoice__unusual')
      .on(t.status, t.id)
      .where(sql`status <> 1`), // the list of void ones, and of those reversed
    index('invoice__issued').on(t.issueDate, t.id), // the list of a period, and its sums
  ],
);
export type InvoiceRecord = typeof invoice.$inferSelect;

/** Lines as they were issued. They sum to their invoice, to the fen. */
export const invoiceLine = unaudited(
  pgTable(
    'invoice_line',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      invoiceId: integer()
        .notNull()
        .references(() => invoice.id),
      lineNo: integer().notNull(),
      /** 0 goods, 1 discount, 2 goods with a discount behind them. */
      lineType: integer().notNull(),
      orderNo: varchar({ length: 40 }).notNull(),
      goodsName: varchar({ length: 90 }).notNull(),
      taxCode: varchar({ length: 19 }).notNull(),
      spec: varchar({ length: 255 }).notNull(),
      unit: varchar({ length: 20 }).notNull(),
      num: integer().notNull(),
      priceExTax: fen().notNull(),
      amountExTax: fen().notNull(),
      /** Tax rate in hundredths. */
      taxRate: integer().notNull(),
      zeroTaxFlag: integer(),
      taxAmount: fen().notNull(),
      amount: fen().notNull(),
    },
    (t) => [
      unique('invoice_line__no').on(t.invoiceId, t.lineNo),
      check('invoice_line__sum', sql`${t.amount} = ${t.amountExTax} + ${t.taxAmount}`),
      check('invoice_line__zero', sql`(${t.taxRate} = 0) = (${t.zeroTaxFlag} is not null)`),
    ],
  ),
  'it is written once, with its invoice, and never changed',
);
export type InvoiceLineRecord = typeof invoiceLine.$inferSelect;

/** A refund after the invoice: it waits until a red-letter invoice covers it. Written with the refund, by a trigger. */
export const invoiceRedTask = pgTable(
  'invoice_red_task',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => invoiceApplication.id),
    /** Invoice; null while the service has not answered yet. */
    invoiceId: integer().references(() => invoice.id),
    /** Refund of an order, or that of a recharge. */
    refundId: integer().references(() => refund.id),
    rechargeRefundId: integer().references(() => rechargeRefund.id),
    orderNo: varchar({ length: 40 }).notNull(),
    amount: fen().notNull(),
    isDone: boolean().notNull(),
    ...stamps,
  },
  (t) => [
    unique('invoice_red_task__refund').on(t.refundId),
    unique('invoice_red_task__recharge_refund').on(t.rechargeRefundId),
    check('invoice_red_task__of_one', sql`num_nonnulls(${t.refundId}, ${t.rechargeRefundId}) = 1`),
    check('invoice_red_task__amount', sql`${t.amount} > 0`),
    index('invoice_red_task__of').on(t.invoiceId, t.id), // the tasks of one invoice
    index('invoice_red_task__open')
      .on(t.invoiceId)
      .where(sql`not is_done`), // what waits
    index('invoice_red_task__unanswered')
      .on(t.applicationId)
      .where(sql`invoice_id is null`), // what waits for an answer of the service
  ],
);
