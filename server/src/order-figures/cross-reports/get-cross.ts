import type { Answer } from '#contract/call.ts';
import type { crossReportCalls } from '#contract/order-figures/cross-reports.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { daysOf } from '../sales-reports/sides.ts';
import { ownCross } from './own-cross.ts';

export async function getCross(db: Db, input: { id: number }, asked: CallContext): Promise<Answer<typeof crossReportCalls.info>> {
  const { run, task, sides } = await ownCross(db, input, asked);
  const { by, and } = task;
  return { run, by, and, days: daysOf(sides.current), comparedDays: sides.compared ? daysOf(sides.compared) : null };
}
