import { inArray, sql } from 'drizzle-orm';
import { onGivenUp } from '#server/orders/index.ts';
import { report } from './tables.ts';

const named = sql`case when ${report.demandId} is null then ${report.orderNo} else '' end`;

// A report that was spent on an order which is cancelled may be spent on another of its demand.
onGivenUp(async ({ tx, now }, orders) => {
  const numbers = orders.map(({ orderNo }) => orderNo);
  await tx.update(report).set({ spentOn: '', orderNo: named, updateTime: now }).where(inArray(report.spentOn, numbers));
});
