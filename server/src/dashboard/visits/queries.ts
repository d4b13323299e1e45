import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { pageView } from './tables.ts';

/** Page views of these days ("2026-11-22"), in their order. */
export async function viewsOn(db: Db, days: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ day: pageView.day, views: sql<number>`sum(${pageView.views})`.mapWith(Number) })
    .from(pageView)
    .where(inArray(pageView.day, [...days]))
    .groupBy(pageView.day);
  const of = new Map(rows.map(({ day, views }) => [day, views]));
  return days.map((day) => of.get(day) ?? 0);
}
