import { showDay } from '#contract/moment.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockPriceReport, reports } from './queries.ts';

interface Sale {
  shopId: number;
  demandId: number;
  orderNo: string;
}

/** Spends the price report that allows an order below cost: it names the order, and allows no other. False where there is none. */
export async function spendPriceReport(write: Write, { orderNo, ...of }: Sale): Promise<boolean> {
  const found = await lockPriceReport(write.tx, { ...of, today: showDay(write.now) });
  if (found) await reports.set(write, found.id, { orderNo, spentOn: orderNo });
  return found !== undefined;
}
