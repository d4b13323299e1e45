import { randomInt } from 'node:crypto';
import { type ReportDraft, reportStates } from '#contract/demands/report-record.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import { filled } from '#server/platform/write/filled.ts';
import type { Write } from '#server/platform/write/write.ts';
import { keptAttachments } from '../demands/attachments.ts';
import { lockDemand } from '../demands/queries.ts';
import { numberOf } from '../demands/rules.ts';
import { lockReport, reports } from './queries.ts';
import { checkDays, namesOf, shopOfReport } from './rules.ts';
import { checkIn, editable } from './states.ts';
import { submitReport } from './submit-report.ts';

const blank = { amount: 0 };

type ReportForm = ReportDraft & { id?: number; submit?: boolean | undefined };

async function valuesOf(write: Write, draft: ReportDraft, before: { shopId: number } | undefined) {
  const { type, title, demandId, validStart, validEnd, content } = draft;
  checkDays(draft);
  const shopId = shopOfReport(write.actor, draft.shopId, before);
  // A report of a demand that its person does not see would tell that there is one.
  if (demandId) await lockDemand(write.tx, demandId, write.actor);
  return {
    ...filled(blank, draft),
    ...namesOf(draft),
    type,
    title: title.trim(),
    shopId,
    demandId: demandId || null,
    orderNo: (draft.orderNo ?? '').trim(),
    validStart,
    validEnd,
    content,
    attachments: await keptAttachments(write, draft.attachments),
  };
}

function authorOf({ now, actor }: Write) {
  const adminId = adminIdOf(actor);
  const reportNo = numberOf('BB', now, randomInt(100_000));
  return { reportNo, status: reportStates.draft, creatorId: adminId, submitterId: adminId, createName: actorName(actor) };
}

/** A new draft where there is no id yet, which whoever asks for it submits at once. */
export async function saveReport(write: Write, { id, submit, ...draft }: ReportForm): Promise<{ id: number }> {
  const before = id === undefined ? undefined : await lockReport(write.tx, id, write.actor);
  if (before) checkIn(before, editable);
  const values = await valuesOf(write, draft, before);
  const saved = before?.id ?? (await reports.insert(write, { ...values, ...authorOf(write) }));
  if (before) await reports.set(write, saved, values);
  if (submit) await submitReport(write, { id: saved });
  return { id: saved };
}
