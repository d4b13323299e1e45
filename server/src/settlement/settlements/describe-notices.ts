import { and, inArray } from 'drizzle-orm';
import { describesNotices } from '#server/notifications/index.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { settlement } from './tables.ts';

describesNotices('settlement', async (db, numbers, actor) => {
  const rows = await db
    .select({ number: settlement.settlementNo, who: settlement.shopName, amount: settlement.payableAmount })
    .from(settlement)
    .where(and(inArray(settlement.settlementNo, [...numbers]), seen(settlement, actor)));
  return new Map(rows.map(({ number, ...about }) => [number, { title: '', ...about }]));
});
