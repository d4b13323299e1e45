import { and, inArray } from 'drizzle-orm';
import { describesNotices } from '#server/notifications/index.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { demands } from './queries.ts';
import { demand } from './tables.ts';

/** A notice of what became of a demand names it before a blank. */
const numberIn = (subject: string): string => subject.split(' ')[0] ?? '';

describesNotices('demand', async (db, subjects, actor) => {
  const rows = await db
    .select({ demandNo: demand.demandNo, title: demand.title, who: demand.unitName })
    .from(demand)
    .where(and(demands.live, inArray(demand.demandNo, subjects.map(numberIn)), seen(demand, actor)));
  const byNumber = new Map(rows.map(({ demandNo, ...about }) => [demandNo, { ...about, amount: null }]));
  return new Map(
    subjects.flatMap((subject) => {
      const about = byNumber.get(numberIn(subject));
      return about ? [[subject, about] as const] : [];
    }),
  );
});
