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

/** Page views of each kind of page on these days, in their order. */
export async function viewsByKind(db: Db, days: readonly string[]): Promise<(visitType: number) => number[]> {
  const rows = await db
    .select({ day: pageView.day, visitType: pageView.visitType, views: sql<number>`sum(${pageView.views})`.mapWith(Number) })
    .from(pageView)
    .where(inArray(pageView.day, [...days]))
    .groupBy(pageView.day, pageView.visitType);
  const of = new Map(rows.map(({ day, visitType, views }) => [`${day} ${visitType}`, views]));
  return (visitType) => days.map((day) => of.get(`${day} ${visitType}`) ?? 0);
}
