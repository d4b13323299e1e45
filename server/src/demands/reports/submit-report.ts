import { reportRefusals } from '#contract/demands/report-refusals.ts';
import { showDay } from '#contract/moment.ts';
import { notify } from '#server/notifications/index.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkFree } from './check-free.ts';
import { lockReport, reports } from './queries.ts';
import { checkIn, reportMoves } from './states.ts';

/** Leaves a report to somebody else to decide on. */
export async function submitReport(write: Write, { id }: { id: number }): Promise<null> {
  const { tx, now, actor } = write;
  const found = await lockReport(tx, id, actor);
  checkIn(found, reportMoves.submit.from);
  if (found.validEnd < showDay(now)) throw reportRefusals.OVER();
  await checkFree(tx, found);
  const by = { submitterId: adminIdOf(actor), createName: actorName(actor) };
  await reports.set(write, id, { ...by, status: reportMoves.submit.to, auditName: '', auditTime: null, auditRemark: '' });
  await notify(write, 'adminReportSubmitted', found.reportNo);
  return null;
}
