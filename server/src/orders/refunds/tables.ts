import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { fen, instant, stamps, viaKey } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { order, orderLine } from '../orders/tables.ts';
import { returnCase } from '../returns/tables.ts';

/** Money going back for an order; an order may have several, which never sum to more than was paid. */
export const refund = pgTable(
  'refund',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    refundNo: varchar({ length: 40 }).notNull(),
    orderId: integer()
      .notNull()
      .references(() => order.id),
    amount: fen().notNull(),
    reason: varchar({ length: 255 }).notNull(),
    /** Restocking; where it was not decided, goods that were never sent go back on stock. */
    restock: boolean().notNull(),
    state: varchar({ length: 16, enum: ['paying', 'done', 'failed'] }).notNull(),
    /** People pay it, for no provider does. */
    byHand: boolean().notNull().default(false),
    /** Key of the request, so that a repeated one is recognised. */
    requestKey: varchar({ length: 100 }),
    /** The return case that it closes. */
    caseId: integer().references(() => returnCase.id),
    actorName: varchar({ length: 64 }).notNull(),
    viaKey: viaKey(),
    providerNo: varchar({ length: 64 }),
    failure: varchar({ length: 255 }),
    doneTime: instant(),
    ...stamps,
  },
  (t) => [
    unique('refund__refund_no').on(t.refundNo),
    unique('refund__request_key').on(t.requestKey),
    check('refund__amount', sql`${t.amount} >= 0`),
    index('refund__order').on(t.orderId, t.id), // the refunds of one order
    index('refund__done')
      .on(t.doneTime, t.orderId)
      .where(sql`state = 'done'`), // money that went back to the customers of a point, by day; orders refunded in a period
    index('refund__case')
      .on(t.caseId, t.id)
      .where(sql`case_id is not null`), // what became of a case
    index('refund__paying')
      .on(t.createTime)
      .where(sql`state = 'paying'`), // the timer that asks again
  ],
);

export type RefundRecord = typeof refund.$inferSelect;

/**
 * Parts of a refund by line, which sum to its amount: goods that it is for, and money without goods, of which there are no pieces. The
 * amount is of goods, the postage of freight; what the platform bears of either goes back to it in proportion.
 */
export const refundLine = unaudited(
  pgTable(
    'refund_line',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      refundId: integer()
        .notNull()
        .references(() => refund.id),
      lineId: integer()
        .notNull()
        .references(() => orderLine.id),
      quantity: integer().notNull(),
      amount: fen().notNull(),
      postage: fen().notNull(),
      platformAmount: fen().notNull().default(0),
      platformPostage: fen().notNull().default(0),
    },
    (t) => [
      unique('refund_line__line').on(t.refundId, t.lineId),
      check(
        'refund_line__part',
        sql`${t.quantity} >= 0 and ${t.amount} >= 0 and ${t.postage} >= 0 and ${t.platformAmount} >= 0 and ${t.platformPostage} >= 0`,
      ),
      index('refund_line__of').on(t.lineId), // how many of a line were refunded
    ],
  ),
  'it is written once, with its refund, and never changed',
);
