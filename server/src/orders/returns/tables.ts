import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { caseKinds, caseStates } from '#contract/orders/return-case-enums.ts';
import { sku } from '#server/catalogue/index.ts';
import { instant, stamps } from '#server/platform/database/columns.ts';
import { scopedBy, sharedBy } from '#server/platform/scope/scoped.ts';
import { order, orderLine } from '../orders/tables.ts';

/** Columns that the search finds cases by. */
export const caseParts = sql.raw(
  `search_parts(return_case.case_no || ' ' || return_case.order_no || ' ' || return_case.real_name || ' ' || return_case.user_phone || ' ' || return_case.back_number)`,
);

/**
 * Goods of an order that come back, for money or for other goods. Number, name and telephone of the order are copied for the search:
 * nothing changes them once goods have left.
 */
export const returnCase = pgTable(
  'return_case',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    caseNo: varchar({ length: 32 }).notNull(),
    orderId: integer()
      .notNull()
      .references(() => order.id),
    orderNo: varchar({ length: 32 }).notNull(),
    realName: varchar({ length: 32 }).notNull(),
    userPhone: varchar({ length: 18 }).notNull(),
    kind: varchar({ length: 16, enum: caseKinds.values }).notNull(),
    state: varchar({ length: 16, enum: caseStates.values }).notNull(),
    reason: varchar({ length: 255 }).notNull(),
    explain: varchar({ length: 512 }).notNull(),
    pictures: jsonb().$type<string[]>().notNull(),
    opener: varchar({ length: 64 }).notNull(),
    openerKind: varchar({ length: 16 }).notNull(),
    returnTo: varchar({ length: 255 }).notNull(),
    backName: varchar({ length: 64 }).notNull().default(''),
    backNumber: varchar({ length: 64 }).notNull().default(''),
    note: varchar({ length: 255 }).notNull().default(''),
    endReason: varchar({ length: 255 }),
    endTime: instant(),
    /** Goods that can be sold again are on stock; a refund that failed after it leaves it there. */
    isRestocked: boolean().notNull().default(false),
    /** Key of the request, so that a repeated one is recognised. */
    requestKey: varchar({ length: 110 }).notNull(),
    ...stamps,
  },
  (t) => [
    unique('return_case__case_no').on(t.caseNo),
    unique('return_case__request_key').on(t.requestKey),
    check('return_case__ended', sql`(${t.state} in ('asked', 'waiting', 'received')) = (${t.endTime} is null)`),
    check('return_case__end_reason', sql`(${t.state} in ('refused', 'withdrawn')) = (${t.endReason} is not null)`),
    index('return_case__order').on(t.orderId, t.id), // the cases of one order
    index('return_case__state').on(t.state, t.id), // pages of one state
    index('return_case__kind').on(t.kind, t.id), // pages of one kind
    index('return_case__kind_state').on(t.kind, t.state, t.id), // pages of one kind in one state, which few may be
    index('return_case__created').on(t.createTime, t.id, t.state, t.kind), // those of a period, the latest first, also of a state or kind
    index('return_case__parts').using('gin', caseParts), // part of a number, a name or a telephone number
  ],
);

export type CaseRecord = typeof returnCase.$inferSelect;

/** Goods of a case: by line of the order and by the SKU that the buyer has of it, which an exchange may have changed. */
export const returnCaseLine = pgTable(
  'return_case_line',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => returnCase.id),
    lineId: integer()
      .notNull()
      .references(() => orderLine.id),
    skuId: integer().notNull(),
    quantity: integer().notNull(),
    /** SKU that goes out for it; of an exchange only. */
    outSkuId: integer().references(() => sku.id),
    received: integer().notNull().default(0),
    sellable: integer().notNull().default(0),
  },
  (t) => [
    unique('return_case_line__once').on(t.caseId, t.lineId, t.skuId),
    check(
      'return_case_line__pieces',
      sql`${t.quantity} > 0 and ${t.received} between 0 and ${t.quantity} and ${t.sellable} between 0 and ${t.received}`,
    ),
    index('return_case_line__of').on(t.lineId), // how many pieces of a line are in cases
  ],
);
export type CaseLineRecord = typeof returnCaseLine.$inferSelect;

const ofItsOrder = { by: returnCase.orderId, of: order };
// Shops see the cases of their lines, which a case of several shops is in parts.
scopedBy(
  returnCase,
  {
    points: ofItsOrder,
    storefronts: ofItsOrder,
    // Read along `order_line__seller` and `return_case_line__of`.
    shops: (among) => sql`return_case.id in (
      select held.case_id from return_case_line held join order_line sold on sold.id = held.line_id where ${among(sql`sold.mer_id`)})`,
  },
  (number) => sql`return_case.case_no = ${number}`,
);
sharedBy(returnCase, {
  shops: (among) => sql`not exists (
    select from return_case_line held join order_line sold on sold.id = held.line_id
    where held.case_id = return_case.id and (${among(sql`sold.mer_id`)}) is not true)`,
});
