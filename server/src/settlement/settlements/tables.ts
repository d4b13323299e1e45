import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { lineKinds, objectionStates, settlementStates } from '#contract/settlement/settlement-record.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { scopedBy } from '#server/platform/scope/scoped.ts';

/** Columns that the search finds bills by. */
export const settlementParts = sql.raw(`search_parts(settlement.settlement_no || ' ' || settlement.shop_name)`);

const sum = () => fen().notNull().default(0);

/** Bill of a shop: what the mall owes it for a period. Its sums are those of its lines, kept by whoever adds some. */
export const settlement = pgTable(
  'settlement',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    settlementNo: varchar({ length: 16 })
      .notNull()
      .generatedAlwaysAs(sql`'JS' || lpad(id::text, 8, '0')`),
    /** Run that made it; runs are forgotten earlier than bills. */
    runId: integer().notNull(),
    /** Shop by number and by the name of that moment; shops are deleted for good, bills are not. */
    shopId: integer().notNull(),
    shopName: varchar({ length: 64 }).notNull(),
    periodStart: date({ mode: 'string' }).notNull(),
    periodEnd: date({ mode: 'string' }).notNull(),
    /** Hundredths of a per cent, as the shop had it then. */
    commissionRate: integer().notNull(),
    orderCount: integer().notNull().default(0),
    orderAmount: sum(),
    freightAmount: sum(),
    /** Discounts on these orders that the platform bears, less what refunds gave back of them. */
    platformAmount: sum(),
    refundAmount: sum(),
    commissionAmount: sum(),
    adjustAmount: sum(),
    carriedAmount: sum(),
    payableAmount: fen()
      .notNull()
      .generatedAlwaysAs(
        sql`order_amount + platform_amount - refund_amount - commission_amount + adjust_amount + carried_amount`,
      ),
    /** State of `settlementStates`. */
    status: integer().notNull().default(settlementStates.open),
    /** State of `objectionStates`. */
    objectionState: integer().notNull().default(objectionStates.none),
    objection: varchar({ length: 500 }).notNull().default(''),
    objectedBy: varchar({ length: 64 }).notNull().default(''),
    objectTime: instant(),
    answer: varchar({ length: 500 }).notNull().default(''),
    answeredBy: varchar({ length: 64 }).notNull().default(''),
    answerTime: instant(),
    confirmedBy: varchar({ length: 64 }).notNull().default(''),
    confirmTime: instant(),
    /** Payment that was applied for and is not rejected. */
    paymentNo: varchar({ length: 32 }).notNull().default(''),
    paymentRemark: varchar({ length: 200 }).notNull().default(''),
    payTime: instant(),
    /** Bill that took over what the shop owed by this one. */
    carriedInto: integer(),
    voidReason: varchar({ length: 200 }).notNull().default(''),
    ...stamps,
  },
  (t) => [
    unique('settlement__no').on(t.settlementNo),
    unique('settlement__of_run').on(t.runId, t.shopId),
    check('settlement__period', sql`${t.periodStart} <= ${t.periodEnd}`),
    check('settlement__status', sql`${t.status} between 0 and 3`),
    check(
      'settlement__objection',
      sql`${t.objectionState} between 0 and 2 and (${t.objectionState} <> 1 or ${t.status} in (0, 3))`,
    ),
    check(
      'settlement__paid',
      sql`${t.status} <> 2 or (${t.payTime} is not null and ${t.paymentNo} <> '' and ${t.payableAmount} > 0)`,
    ),
    check('settlement__carried', sql`${t.carriedInto} is null or (${t.status} = 1 and ${t.payableAmount} < 0)`),
    index('settlement__shop').on(t.shopId, t.id), // bills of one shop, the newest first
    index('settlement__of_status').on(t.status, t.id), // bills of a state, the newest first
    index('settlement__confirmed')
      .on(t.confirmTime)
      .where(sql`confirm_time is not null`), // what was settled since a day
    index('settlement__paid')
      .on(t.payTime)
      .where(sql`pay_time is not null`), // what was paid since a day
    index('settlement__until')
      .on(t.shopId, t.periodEnd)
      .where(sql`status <> 3`), // last day that is settled with a shop
    index('settlement__created').on(t.createTime, t.id), // bills made in a period
    index('settlement__parts').using('gin', settlementParts), // part of a number or of the name of a shop
    index('settlement__objected')
      .on(t.objectionState, t.id)
      .where(sql`objection_state <> 0`), // those that shops object to
    index('settlement__owing')
      .on(t.shopId)
      .where(sql`status = 1 and payable_amount < 0 and carried_into is null`), // debts that the next bill takes over
    index('settlement__carried_into')
      .on(t.carriedInto)
      .where(sql`carried_into is not null`), // debts that a bill took over, when it is voided
  ],
);

scopedBy(settlement, { points: 'none', shops: settlement.shopId }, (number) => sql`${settlement.settlementNo} = ${number}`);

/**
 * Lines of bills. The live ones of an order and shop sum to what is owed for them by now: the first brings the whole of it, later
 * ones by how much refunds have changed it since. Orders have no foreign key here: its check would hold every order of a portion.
 */
export const settlementLine = unaudited(
  pgTable(
    'settlement_line',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      settlementId: integer()
        .notNull()
        .references(() => settlement.id),
      shopId: integer().notNull(),
      /** Kind of `lineKinds`. */
      kind: integer().notNull(),
      orderId: integer(),
      /** Bill whose debt it carries. */
      formerId: integer().references(() => settlement.id),
      goods: sum(),
      freight: sum(),
      refundGoods: sum(),
      refundFreight: sum(),
      /** Discount that the platform bears, less what refunds gave back of it. */
      platform: sum(),
      /** Hundredths of a per cent: that of the first line of its order. */
      rate: integer().notNull().default(0),
      commission: sum(),
      /** Adjustment, or debt that is carried. */
      other: sum(),
      net: fen()
        .notNull()
        .generatedAlwaysAs(sql`goods + freight + platform - refund_goods - refund_freight - commission + other`),
      reason: varchar({ length: 200 }).notNull().default(''),
      adminName: varchar({ length: 64 }).notNull().default(''),
      /** False once its bill is void. */
      isLive: boolean().notNull().default(true),
      createTime: instant().notNull(),
    },
    (t) => [
      check(
        'settlement_line__kind',
        sql`case ${t.kind} when ${sql.raw(String(lineKinds.carried))} then ${t.formerId} is not null
        when ${sql.raw(String(lineKinds.adjustment))} then ${t.other} <> 0 and ${t.reason} <> '' else ${t.kind} in (1, 2) and ${t.orderId} is not null end`,
      ),
      index('settlement_line__of').on(t.settlementId, t.id), // lines of a bill, in the order they came
      index('settlement_line__settled')
        .on(t.orderId, t.shopId)
        .where(sql`is_live and order_id is not null`), // what is settled of an order
      uniqueIndex('settlement_line__order_once')
        .on(t.shopId, t.orderId)
        .where(sql`is_live and kind = 1`), // an order is settled with a shop once
      uniqueIndex('settlement_line__debt_once')
        .on(t.formerId)
        .where(sql`is_live and former_id is not null`), // and a debt is carried once
    ],
  ),
  'it follows from orders and refunds, or is written by an act that the history of its bill has',
);

/**
 * Orders of a shop that the next bill looks at besides those of its own period: a refund was under way when theirs was settled, was paid
 * since, or their bill is void.
 */
export const settlementDue = unaudited(
  pgTable(
    'settlement_due',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      shopId: integer().notNull(),
      orderId: integer().notNull(),
      markTime: instant().notNull().defaultNow(),
    },
    (t) => [
      unique('settlement_due__order').on(t.orderId, t.shopId), // one mark of each
      index('settlement_due__shop').on(t.shopId, t.orderId), // those of one shop
    ],
  ),
  'a mark for the next run of bills, which follows from refunds and bills',
);
