import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { customer } from '#server/customers/index.ts';
import { fen, instant, stamps, viaKey } from '#server/platform/database/columns.ts';

/** Columns that the search finds withdrawals by. */
export const withdrawalParts = sql.raw(
  `search_parts(wechat || ' ' || real_name || ' ' || bank_code || ' ' || bank_address || ' ' || alipay_code || ' ' || coalesce(fail_msg, ''))`,
);

/** Commission that a promoter wants paid out. Its amount stays as it was asked for; a decision is final. */
export const userExtract = pgTable(
  'user_extract',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uid: integer()
      .notNull()
      .references(() => customer.id),
    requestKey: varchar({ length: 100 }).notNull(),
    extractType: varchar({ length: 16, enum: ['bank', 'alipay', 'weixin'] }).notNull(),
    extractPrice: fen().notNull(),
    /** Commission that was left after it. */
    balance: fen().notNull(),
    realName: varchar({ length: 64 }).notNull(),
    bankCode: varchar({ length: 32 }).notNull().default(''),
    bankName: varchar({ length: 512 }).notNull().default(''),
    bankAddress: varchar({ length: 256 }).notNull().default(''),
    alipayCode: varchar({ length: 64 }).notNull().default(''),
    wechat: varchar({ length: 32 }).notNull().default(''),
    qrcodeUrl: varchar({ length: 512 }).notNull().default(''),
    mark: varchar({ length: 512 }).notNull().default(''),
    /** State, of `withdrawalStates`. */
    status: integer().notNull(),
    failMsg: varchar({ length: 128 }),
    failTime: instant(),
    payoutNo: varchar({ length: 64 }).notNull().default(''),
    /** Administrator who changed last where the money goes. */
    correctorId: integer().notNull().default(0),
    /** How whoever paid it checked an account that was changed. */
    accountCheck: varchar({ length: 128 }).notNull().default(''),
    auditorName: varchar({ length: 64 }).notNull().default(''),
    auditTime: instant(),
    viaKey: viaKey(),
    ...stamps,
  },
  (t) => [
    unique('user_extract__request_key').on(t.requestKey),
    check('user_extract__price', sql`${t.extractPrice} > 0`),
    check('user_extract__status', sql`${t.status} between -1 and 1`),
    check('user_extract__decided', sql`(${t.status} = 0) = (${t.auditTime} is null)`),
    check('user_extract__reason', sql`(${t.status} = -1) = (${t.failMsg} is not null)`),
    index('user_extract__created').on(t.createTime, t.id), // the list, the latest first, and sums of a period
    index('user_extract__of').on(t.status, t.createTime, t.id), // those that wait
    index('user_extract__parts').using('gin', withdrawalParts), // part of a name, an account or a reason
    index('user_extract__audited')
      .on(t.auditTime, t.status)
      .where(sql`status <> 0`), // what was decided on a day
    index('user_extract__payout')
      .on(sql`upper(${t.payoutNo})`)
      .where(sql`payout_no <> ''`), // those of one payment
    index('user_extract__uid').on(t.uid, t.id), // those of one promoter
  ],
);

/** View of the whole account of a withdrawal; the change log has the viewer. */
export const userExtractView = pgTable(
  'user_extract_view',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    extractId: integer()
      .notNull()
      .references(() => userExtract.id),
    createTime: instant().notNull(),
  },
  (t) => [index('user_extract_view__extract').on(t.extractId)], // the history of a withdrawal
);

export type WithdrawalRecord = typeof userExtract.$inferSelect;
