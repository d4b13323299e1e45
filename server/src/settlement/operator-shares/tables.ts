import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { operatorShareStates } from '#contract/settlement/operator-shares.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { scopedBy } from '#server/platform/scope/scoped.ts';
import { settlement } from '../settlements/tables.ts';

/** Bill of whose commission an operator has a share: the one that ran its shop when it was confirmed, at the rate of that moment. */
export const operatorCredit = unaudited(
  pgTable(
    'operator_credit',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      settlementId: integer()
        .notNull()
        .references(() => settlement.id),
      operatorId: integer().notNull(),
      /** Hundredths of a per cent. */
      rate: integer().notNull(),
      /** Its commission may have changed since the last statement. */
      isDue: boolean().notNull().default(true),
      createTime: instant().notNull().defaultNow(),
    },
    (t) => [
      unique('operator_credit__bill').on(t.settlementId),
      check('operator_credit__rate', sql`${t.rate} between 1 and 10000`),
      index('operator_credit__due')
        .on(t.operatorId, t.id)
        .where(sql`is_due`), // what the next statement looks at
    ],
  ),
  'it follows from bills that are confirmed and void',
);

/** Statement of what an operator gets; operators by number and by the name of that moment. */
export const operatorShare = pgTable(
  'operator_share',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shareNo: varchar({ length: 16 })
      .notNull()
      .generatedAlwaysAs(sql`'FC' || lpad(id::text, 8, '0')`),
    operatorId: integer().notNull(),
    operatorName: varchar({ length: 64 }).notNull(),
    billCount: integer().notNull(),
    commissionAmount: fen().notNull(),
    shareAmount: fen().notNull(),
    /** State of `operatorShareStates`. */
    status: integer().notNull().default(operatorShareStates.open),
    paymentNo: varchar({ length: 32 }).notNull().default(''),
    paymentRemark: varchar({ length: 200 }).notNull().default(''),
    payTime: instant(),
    voidReason: varchar({ length: 200 }).notNull().default(''),
    ...stamps,
  },
  (t) => [
    unique('operator_share__no').on(t.shareNo),
    check('operator_share__amount', sql`${t.shareAmount} > 0`),
    check('operator_share__status', sql`${t.status} between 0 and 2`),
    check('operator_share__paid', sql`${t.status} <> 1 or (${t.payTime} is not null and ${t.paymentNo} <> '')`),
    index('operator_share__of').on(t.operatorId, t.id), // statements of one operator, the newest first
    index('operator_share__status_of').on(t.status, t.id), // statements of a state, the newest first
  ],
);

// Shops alone do not tell whose a statement is, as people of one are not those of its operator: the lists ask for the bond as well (`ofOwn`).
scopedBy(
  operatorShare,
  {
    points: 'none',
    shops: (among) =>
      sql`exists (select from operator_shop run where run.operator_id = ${operatorShare.operatorId} and ${among(sql`run.shop_id`)})`,
  },
  (number) => sql`${operatorShare.shareNo} = ${number}`,
);

/** Difference of the commission of a bill, and of the share of it, to what earlier live lines of it say. */
export const operatorShareLine = unaudited(
  pgTable(
    'operator_share_line',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      shareId: integer()
        .notNull()
        .references(() => operatorShare.id),
      settlementId: integer()
        .notNull()
        .references(() => settlement.id),
      rate: integer().notNull(),
      commission: fen().notNull(),
      share: fen().notNull(),
      /** False once its statement is void. */
      isLive: boolean().notNull().default(true),
    },
    (t) => [
      uniqueIndex('operator_share_line__once').on(t.shareId, t.settlementId), // lines of a statement, each bill once
      index('operator_share_line__counted')
        .on(t.settlementId)
        .where(sql`is_live`), // what statements have of a bill
    ],
  ),
  'it is written with its statement, whose history has it',
);
