import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import type { InvoiceContent } from '#server/platform/invoicing.ts';
import { invoiceApplication } from '../invoice-applications/tables.ts';
import { invoice } from '../invoices/tables.ts';

/** An invoice that the service is asked for, with its content as it was asked: a repetition is the same. */
export const invoiceRequest = pgTable(
  'invoice_request',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Ours and unique: a service that has seen it before answers what it answered then. */
    requestNo: varchar({ length: 40 }).notNull(),
    applicationId: integer()
      .notNull()
      .references(() => invoiceApplication.id),
    /** The invoice that is to be reversed; none where a blue one is asked for. */
    originId: integer().references(() => invoice.id),
    amount: fen().notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
    state: varchar({ length: 16, enum: ['asking', 'issued', 'refused', 'dropped'] }).notNull(),
    failReason: varchar({ length: 200 }).notNull().default(''),
    /** The invoice that came of it. */
    invoiceId: integer().references(() => invoice.id),
    operatorId: integer(),
    operatorName: varchar({ length: 64 }).notNull(),
    askedTime: instant().notNull(),
    ...stamps,
  },
  (t) => [
    unique('invoice_request__request_no').on(t.requestNo),
    check('invoice_request__amount', sql`${t.amount} > 0`),
    check('invoice_request__issued', sql`(${t.state} = 'issued') = (${t.invoiceId} is not null)`),
    // Allows one request at a time for each application; also read by the timer that asks again.
    uniqueIndex('invoice_request__asking')
      .on(t.applicationId)
      .where(sql`state = 'asking'`),
  ],
);
export type InvoiceRequest = typeof invoiceRequest.$inferSelect;
