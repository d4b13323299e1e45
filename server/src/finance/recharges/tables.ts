import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { customer } from '#server/customers/index.ts';
import { fen, instant, stamps, viaKey } from '#server/platform/database/columns.ts';

/** Columns that the search finds recharges by. */
export const rechargeParts = sql.raw(`search_parts(order_no)`);

/** Money that a customer puts onto their balance; `orderNo` is `orderId` on the wire, unpaid without a `payTime`. */
export const userRecharge = pgTable(
  'user_recharge',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uid: integer()
      .notNull()
      .references(() => customer.id),
    orderNo: varchar({ length: 40 }).notNull(),
    requestKey: varchar({ length: 100 }).notNull(),
    price: fen().notNull(),
    givePrice: fen().notNull(),
    rechargeType: varchar({ length: 32 }).notNull(),
    tradeNo: varchar({ length: 64 }),
    payTime: instant(),
    /** Money that went back or is on its way, and the gift that went with it. */
    refundPrice: fen().notNull().default(0),
    refundGive: fen().notNull().default(0),
    /** Staff took it off the list before anybody paid it. */
    isDel: boolean().notNull().default(false),
    viaKey: viaKey(),
    ...stamps,
  },
  (t) => [
    unique('user_recharge__order_no').on(t.orderNo),
    unique('user_recharge__request_key').on(t.requestKey),
    unique('user_recharge__trade_no').on(t.tradeNo),
    check('user_recharge__price', sql`${t.price} > 0 and ${t.givePrice} >= 0`),
    check(
      'user_recharge__refund',
      sql`${t.refundPrice} between 0 and ${t.price} and ${t.refundGive} between 0 and ${t.givePrice}`,
    ),
    index('user_recharge__created').on(t.createTime, t.id), // the list of a period
    index('user_recharge__uid').on(t.uid, t.id), // those of one customer
    index('user_recharge__number_parts').using('gin', rechargeParts), // part of a number
    index('user_recharge__paid')
      .on(t.id)
      .where(sql`pay_time is not null`), // the list, the latest first
    index('user_recharge__unpaid')
      .on(t.id)
      .where(sql`pay_time is null and not is_del`), // those that nobody paid, which few may be
    index('user_recharge__by_price')
      .on(t.price, t.id)
      .where(sql`pay_time is not null`), // the list by what was paid
    index('user_recharge__by_gift')
      .on(t.givePrice, t.id)
      .where(sql`pay_time is not null`), // the list by what was given
    index('user_recharge__paid_on')
      .on(t.payTime, t.price)
      .where(sql`pay_time is not null`), // what came on a day
  ],
);

export type RechargeRecord = typeof userRecharge.$inferSelect;

/** Money of a recharge going back. The balance is taken when it begins, and given back when the provider refuses. */
export const rechargeRefund = pgTable(
  'recharge_refund',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    rechargeId: integer()
      .notNull()
      .references(() => userRecharge.id),
    refundNo: varchar({ length: 40 }).notNull(),
    requestKey: varchar({ length: 100 }).notNull(),
    /** Type, of `rechargeRefundTypes`. */
    type: integer().notNull(),
    cashAmount: fen().notNull(),
    giveAmount: fen().notNull(),
    /** People pay it, for no provider does. */
    byHand: boolean().notNull().default(false),
    state: varchar({ length: 16, enum: ['paying', 'done', 'failed'] }).notNull(),
    providerNo: varchar({ length: 64 }),
    failure: varchar({ length: 255 }),
    actorName: varchar({ length: 64 }).notNull(),
    doneTime: instant(),
    ...stamps,
  },
  (t) => [
    unique('recharge_refund__refund_no').on(t.refundNo),
    unique('recharge_refund__request_key').on(t.requestKey),
    check('recharge_refund__amount', sql`${t.cashAmount} > 0 and ${t.giveAmount} >= 0`),
    // Allows one refund at a time of each recharge.
    uniqueIndex('recharge_refund__paying')
      .on(t.rechargeId)
      .where(sql`state = 'paying'`),
    index('recharge_refund__of').on(t.rechargeId, t.id), // the refunds of one recharge
    index('recharge_refund__created').on(t.createTime), // what began to go back on a day
    index('recharge_refund__done')
      .on(t.doneTime, t.cashAmount)
      .where(sql`state = 'done'`), // what went back on a day
  ],
);

export type RechargeRefundRecord = typeof rechargeRefund.$inferSelect;
