import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { shop } from '#server/catalogue/index.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { scopedBy } from '#server/platform/scope/scoped.ts';
import { demand } from '../demands/tables.ts';

/** Columns that the search finds reports by. */
export const reportParts = sql.raw(
  `search_parts(report.report_no || ' ' || report.title || ' ' || report.unit_name || ' ' || report.project_name)`,
);

/** Report of a shop: a customer or a project that it is at, a price, or an exception. Days are those of the shop's clock. */
export const report = pgTable(
  'report',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reportNo: varchar({ length: 32 }).notNull(),
    /** Type, of `reportTypes`. */
    type: integer().notNull(),
    title: varchar({ length: 100 }).notNull(),
    shopId: integer().notNull(),
    unitName: varchar({ length: 100 }).notNull(),
    projectName: varchar({ length: 100 }).notNull(),
    /** The unit as it is compared: in half width, without blanks. */
    unitKey: varchar({ length: 100 }).notNull(),
    projectKey: varchar({ length: 100 }).notNull(),
    demandId: integer(),
    orderNo: varchar({ length: 32 }).notNull(),
    /** Order that it allowed below cost; it allows no other. */
    spentOn: varchar({ length: 32 }).notNull().default(''),
    amount: fen().notNull(),
    validStart: varchar({ length: 10 }).notNull(),
    validEnd: varchar({ length: 10 }).notNull(),
    content: varchar({ length: 2000 }).notNull(),
    attachments: jsonb().$type<string[]>().notNull(),
    /** State, of `reportStates`. */
    status: integer().notNull(),
    /** Administrators who filed it, and who submitted it last. */
    creatorId: integer().notNull(),
    submitterId: integer().notNull(),
    createName: varchar({ length: 64 }).notNull(),
    auditName: varchar({ length: 64 }).notNull().default(''),
    auditTime: instant(),
    auditRemark: varchar({ length: 200 }).notNull().default(''),
    isDel: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [
    unique('report__number').on(t.reportNo),
    foreignKey({ name: 'report__shop_there', columns: [t.shopId], foreignColumns: [shop.id] }),
    foreignKey({ name: 'report__demand', columns: [t.demandId], foreignColumns: [demand.id] }),
    check('report__type', sql`${t.type} between 1 and 4`),
    check('report__status', sql`${t.status} between 0 and 4`),
    check('report__valid', sql`${t.validStart} <= ${t.validEnd}`),
    index('report__state')
      .on(t.status, t.id)
      .where(sql`not is_del`), // pages and counts of a state
    index('report__newest')
      .on(t.id)
      .where(sql`not is_del`), // pages of all of them
    index('report__created').on(t.createTime, t.id), // those of a period
    index('report__shop').on(t.shopId, t.id), // those of a shop
    index('report__held')
      .on(t.unitKey)
      .where(sql`status = 2 and type in (1, 2)`), // who holds a customer
    index('report__prices')
      .on(t.shopId, t.orderNo)
      .where(sql`type = 3`), // the price reports of a shop, for an order or not yet for one
    index('report__spent')
      .on(t.spentOn)
      .where(sql`spent_on <> ''`), // the report that allowed an order
    index('report__ending')
      .on(t.validEnd)
      .where(sql`status = 2`), // the timer that ends them
    index('report__parts').using('gin', reportParts), // part of a number, a title or a name
  ],
);
export type ReportRecord = typeof report.$inferSelect;

scopedBy(
  report,
  { points: 'none', shops: report.shopId },
  (text) => sql`${report.reportNo} = split_part(${text}, ' ', 1) and not ${report.isDel}`,
);
