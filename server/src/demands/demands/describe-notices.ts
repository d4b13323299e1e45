import { and, inArray } from 'drizzle-orm';
import { describesNotices } from '#server/notifications/index.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { demands } from './queries.ts';
import { demand } from './tables.ts';

describesNotices('demand', async (db, numbers, actor) => {
  const rows = await db
    .select({ number: demand.demandNo, title: demand.title, who: demand.unitName })
    .from(demand)
    .where(and(demands.live, inArray(demand.demandNo, [...numbers]), seen(demand, actor)));
  return new Map(rows.map(({ number, ...about }) => [number, { ...about, amount: null }]));
});
