import type { Input } from '#contract/call.ts';
import type { reportCalls } from '#contract/demands/reports.ts';
import { reportRefusals } from '#contract/demands/report-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockReport, reports } from './queries.ts';
import { checkIn, reportMoves } from './states.ts';

/** Ends an approved report before its last day: its customer is free at once. One that allowed an order stays. */
export async function withdrawReport(write: Write, { id, reason }: Input<typeof reportCalls.withdraw>): Promise<null> {
  const found = await lockReport(write.tx, id, write.actor);
  checkIn(found, reportMoves.withdraw.from);
  if (found.spentOn !== '') throw reportRefusals.SPENT({ orderNo: found.spentOn });
  await reports.set(write, id, { status: reportMoves.withdraw.to, auditRemark: `撤回：${reason}` });
  return null;
}
