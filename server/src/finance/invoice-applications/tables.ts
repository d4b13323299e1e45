import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { customer } from '#server/customers/index.ts';
import { mail } from '#server/notifications/index.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { titleColumns } from '../invoice-titles/tables.ts';

/** Columns that the search finds applications by. */
export const applicationParts = sql.raw(`search_parts(apply_no || ' ' || title || ' ' || tax_no || ' ' || order_nos)`);

/** An invoice that a customer wants, with the title as it was then. `amount` is what its orders leave to be invoiced. */
export const invoiceApplication = pgTable(
  'invoice_application',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applyNo: varchar({ length: 20 }).notNull(),
    uid: integer()
      .notNull()
      .references(() => customer.id),
    /** Source, of `invoiceSources`. */
    source: integer().notNull(),
    invoiceType: integer().notNull(),
    contentType: integer().notNull(),
    ...titleColumns,
    remark: varchar({ length: 200 }).notNull(),
    /** Numbers of its orders, which it keeps for good, for the search. */
    orderNos: text().notNull().default(''),
    amount: fen().notNull(),
    /** State, of `auditStates`, and once it is approved of `progressStates`. */
    audit: integer().notNull(),
    progress: integer(),
    auditReason: varchar({ length: 200 }).notNull().default(''),
    auditorId: integer(),
    auditorName: varchar({ length: 64 }).notNull().default(''),
    auditTime: instant(),
    failReason: varchar({ length: 200 }).notNull().default(''),
    /** Request to the service, while its answer is awaited. */
    requestId: integer(),
    /** The invoice that answers it; none once that one is void or reversed to be issued anew. */
    invoiceId: integer(),
    ...stamps,
  },
  (t) => [
    unique('invoice_application__apply_no').on(t.applyNo),
    check('invoice_application__amount', sql`${t.amount} >= 0`),
    check('invoice_application__audit', sql`${t.audit} between 1 and 4`),
    check('invoice_application__progress', sql`(${t.audit} = 4) = (${t.progress} is not null) and ${t.progress} between 1 and 4`),
    check('invoice_application__issued', sql`(${t.progress} is not distinct from 3) = (${t.invoiceId} is not null)`),
    check('invoice_application__issuing', sql`(${t.progress} is not distinct from 4) = (${t.requestId} is not null)`),
    index('invoice_application__created').on(t.createTime, t.id), // the list of a period
    index('invoice_application__standing').on(t.audit, t.progress, t.id), // tabs, and their counts
    index('invoice_application__parts').using('gin', applicationParts), // part of a number, a title or an order's number
    index('invoice_application__uid').on(t.uid, t.id), // those of one customer
  ],
);
export type ApplicationRecord = typeof invoiceApplication.$inferSelect;

/** An order or a recharge of an application, with what was refunded of it until it was invoiced. One live application takes it. */
export const invoiceApplicationOrder = pgTable(
  'invoice_application_order',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => invoiceApplication.id),
    /** Number of an order or of a recharge, as the source of the application says. */
    orderNo: varchar({ length: 40 }).notNull(),
    orderAmount: fen().notNull(),
    refundedAmount: fen().notNull(),
    invoiceAmount: fen().notNull(),
    /** False once the application is refused, or its invoice is reversed for good. */
    isLive: boolean().notNull(),
  },
  (t) => [
    check(
      'invoice_application_order__amount',
      sql`${t.invoiceAmount} >= 0 and ${t.invoiceAmount} = ${t.orderAmount} - ${t.refundedAmount}`,
    ),
    uniqueIndex('invoice_application_order__live')
      .on(t.orderNo)
      .where(sql`is_live`),
    index('invoice_application_order__of').on(t.applicationId), // the orders of one application
  ],
);
export type AppliedOrder = typeof invoiceApplicationOrder.$inferSelect;

/** Every step of an application and of its invoices. Rows are never changed. */
export const invoiceLog = unaudited(
  pgTable(
    'invoice_log',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      applicationId: integer()
        .notNull()
        .references(() => invoiceApplication.id),
      invoiceId: integer(),
      operatorId: integer(),
      operatorName: varchar({ length: 64 }).notNull(),
      action: varchar({ length: 32 }).notNull(),
      message: varchar({ length: 500 }).notNull(),
      /** Mail that left by this step. */
      mailId: integer().references(() => mail.id),
      createTime: instant().notNull(),
    },
    (t) => [
      index('invoice_log__application').on(t.applicationId, t.id), // the timeline of one application
      index('invoice_log__invoice').on(t.invoiceId, t.id), // the timeline of one invoice
      index('invoice_log__mail')
        .on(t.invoiceId, t.id)
        .where(sql`mail_id is not null`), // the latest mail of each invoice of a list
    ],
  ),
  'it is a log itself',
);
