import type { Input } from '#contract/call.ts';
import type { reportCalls } from '#contract/demands/reports.ts';
import { reportRefusals } from '#contract/demands/report-refusals.ts';
import { reportStates } from '#contract/demands/report-record.ts';
import { showDay } from '#contract/moment.ts';
import { notifyPerson } from '#server/notifications/index.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkFree } from './check-free.ts';
import { holdCustomer, lockReport, reports } from './queries.ts';
import { holds } from './rules.ts';
import { checkIn, reportMoves } from './states.ts';
import type { ReportRecord } from './tables.ts';

/** Approvals of one customer come one after the other, so that the second of two finds what the first has given away. */
async function checkApprovable({ tx, now }: Write, found: ReportRecord): Promise<void> {
  if (found.validEnd < showDay(now)) throw reportRefusals.OVER();
  if (!holds(found)) return;
  await holdCustomer(tx, found.unitKey);
  await checkFree(tx, found);
}

/** Decides on a report, by somebody else than who filed or submitted it. */
export async function auditReport(write: Write, { id, status, auditRemark }: Input<typeof reportCalls.audit>): Promise<null> {
  const { tx, now, actor } = write;
  const found = await lockReport(tx, id, actor);
  const isApproved = status === reportStates.approved;
  const move = reportMoves[isApproved ? 'approve' : 'reject'];
  checkIn(found, move.from);
  if ([found.submitterId, found.creatorId].includes(adminIdOf(actor))) throw reportRefusals.OWN();
  const remark = (auditRemark ?? '').trim();
  if (!isApproved && remark === '') throw reportRefusals.NO_REMARK();
  if (isApproved) await checkApprovable(write, found);
  await reports.set(write, id, { status: move.to, auditName: actorName(actor), auditTime: now, auditRemark: remark });
  const subject = `${found.reportNo} ${isApproved ? '审核通过' : `被拒绝：${remark}`}`.slice(0, 200);
  await notifyPerson(write, 'adminReportDecided', { adminId: found.submitterId, subject });
  return null;
}
