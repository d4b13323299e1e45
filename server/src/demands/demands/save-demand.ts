import { randomInt } from 'node:crypto';
import { type DemandDraft, demandStates } from '#contract/demands/demand-record.ts';
import { demandRefusals } from '#contract/demands/demand-refusals.ts';
import { showDay } from '#contract/moment.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import { filled } from '#server/platform/write/filled.ts';
import type { Write } from '#server/platform/write/write.ts';
import { keptAttachments } from './attachments.ts';
import { lockOwnDemand } from './lock-own-demand.ts';
import { demands } from './queries.ts';
import { budgetOf, filedBy, itemsOf, numberOf } from './rules.ts';
import { checkOpen } from './states.ts';
import { submitDemand } from './submit-demand.ts';

const blank = { contact: '', phone: '', expectDate: '', remark: '' };

type DemandForm = DemandDraft & { id?: number; submit?: boolean | undefined };

async function insertDraft(write: Write, values: Awaited<ReturnType<typeof valuesOf>>): Promise<number> {
  const { now, actor } = write;
  const author = { creatorId: adminIdOf(actor), createName: actorName(actor), fromShopId: filedBy(actor) };
  const demandNo = numberOf('XQ', now, randomInt(100_000));
  return demands.insert(write, { ...values, ...author, demandNo, status: demandStates.draft });
}

async function valuesOf(write: Write, { title, unitName, cateId, ...draft }: DemandDraft) {
  const attachments = await keptAttachments(write, draft.attachments);
  const texts = { title: title.trim(), unitName: unitName.trim() };
  return {
    ...filled(blank, draft),
    ...texts,
    cateId: cateId || null,
    items: itemsOf(draft),
    budget: budgetOf(draft),
    attachments,
  };
}

/** A new draft where there is no id yet, which whoever asks for it submits at once. */
export async function saveDemand(write: Write, { id, submit, ...draft }: DemandForm): Promise<{ id: number }> {
  const before = id === undefined ? undefined : await lockOwnDemand(write, id);
  if (before) checkOpen(before, 'update');
  const { expectDate } = draft;
  if (expectDate && expectDate < showDay(write.now)) throw demandRefusals.PAST_DATE();
  const values = await valuesOf(write, draft);
  const saved = before?.id ?? (await insertDraft(write, values));
  if (before) await demands.set(write, saved, values);
  if (submit) await submitDemand(write, { id: saved });
  return { id: saved };
}
