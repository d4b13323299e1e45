import { date, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { mailedPeriods, reportRhythms } from '#contract/order-figures/report-mails.ts';
import { comparisons, reportKinds } from '#contract/order-figures/sales-report-record.ts';
import { admin } from '#server/access/index.ts';
import { stamps } from '#server/platform/database/columns.ts';

/** A report that somebody has sent by mail on mornings. */
export const reportMail = pgTable(
  'report_mail',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    adminId: integer()
      .notNull()
      .references(() => admin.id, { onDelete: 'cascade' }),
    to: varchar({ length: 254 }).notNull(),
    rhythm: varchar({ length: 16, enum: reportRhythms.values }).notNull(),
    by: varchar({ length: 16, enum: reportKinds.values }).notNull(),
    dateLimit: varchar({ length: 16, enum: mailedPeriods.values }).notNull(),
    than: varchar({ length: 16, enum: comparisons.values }).notNull(),
    /** Day of the shop’s clock on which it was sent last. */
    sentDay: date(),
    ...stamps,
  },
  (t) => [index('report_mail__admin').on(t.adminId)], // those of one person
);
