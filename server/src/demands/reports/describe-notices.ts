import { and, inArray } from 'drizzle-orm';
import { describesNotices } from '#server/notifications/index.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { reports } from './queries.ts';
import { report } from './tables.ts';

/** A notice of what became of a report names it before a blank. */
const numberIn = (subject: string): string => subject.split(' ')[0] ?? '';

describesNotices('report', async (db, subjects, actor) => {
  const rows = await db
    .select({ reportNo: report.reportNo, title: report.title, who: report.unitName })
    .from(report)
    .where(and(reports.live, inArray(report.reportNo, subjects.map(numberIn)), seen(report, actor)));
  const byNumber = new Map(rows.map(({ reportNo, ...about }) => [reportNo, { ...about, amount: null }]));
  return new Map(
    subjects.flatMap((subject) => {
      const about = byNumber.get(numberIn(subject));
      return about ? [[subject, about] as const] : [];
    }),
  );
});
