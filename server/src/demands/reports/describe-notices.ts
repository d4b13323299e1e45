import { and, inArray } from 'drizzle-orm';
import { describesNotices } from '#server/notifications/index.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { reports } from './queries.ts';
import { report } from './tables.ts';

describesNotices('report', async (db, numbers, actor) => {
  const rows = await db
    .select({ number: report.reportNo, title: report.title, who: report.unitName })
    .from(report)
    .where(and(reports.live, inArray(report.reportNo, [...numbers]), seen(report, actor)));
  return new Map(rows.map(({ number, ...about }) => [number, { ...about, amount: null }]));
});
