import { showDay } from '#contract/moment.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockPriceReport, reports } from './queries.ts';

interface Sale {
  shopId: number;
  orderNo: string;
  demandId?: number;
}

/**
 * Spends the price report that allows an order below cost, of the order or of its demand: it names the order, and allows no other. False
 * where there is none.
 */
export async function spendPriceReport(write: Write, sale: Sale): Promise<boolean> {
  const { orderNo } = sale;
  const found = await lockPriceReport(write.tx, { ...sale, today: showDay(write.now) });
  if (found && found.spentOn === '') await reports.set(write, found.id, { orderNo, spentOn: orderNo });
  return found !== undefined;
}
