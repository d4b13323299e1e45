import type { Input } from '#contract/call.ts';
import { switchStates } from '#contract/notifications/event-terms.ts';
import { notificationRefusals, type notificationCalls } from '#contract/notifications/notifications.ts';
import type { Write } from '#server/platform/write/write.ts';
import { findKept } from '../account-templates/queries.ts';
import { checkSwitchable, mappedFields, termsOf } from './mapped-fields.ts';
import { type TemplateRow, notifications, templates, textOf } from './queries.ts';
import { switches, templateTerms } from './rules.ts';
import { chosenFields } from './seed-templates.ts';
import { takenOver } from './taken-over.ts';

type Saved = Input<typeof notificationCalls.update>;

/** Values of a template of WeChat after the form: what the account tells of it goes before what was sent. */
async function changeOf({ tx }: Write, ours: TemplateRow, { tempId, content: sent, fields }: Saved, mark: string) {
  const known = { ...ours, tempId: tempId?.trim() ?? '' };
  const kept = await findKept(tx, known);
  if (fields) {
    const text = kept ?? { content: sent?.trim() || ours.content, options: {} };
    return { tempId: known.tempId, content: text.content, fields: mappedFields(text, fields, mark) };
  }
  return kept ? takenOver(ours, kept, termsOf(mark)) : { tempId: known.tempId };
}

async function saveTemplate(write: Write, ours: TemplateRow, saved: Saved, mark: string): Promise<void> {
  const change = await changeOf(write, ours, saved, mark);
  const next = { ...ours, ...change };
  if (saved.status === switchStates.on) checkSwitchable(await textOf(write.tx, next), chosenFields(next), mark);
  await templates.set(write, ours.id, change);
}

/** Switch and template of one channel. A text message keeps its template of 一号通. */
export async function updateNotification(write: Write, saved: Saved): Promise<null> {
  const { id, detailType, tempId, aliyunCode, status } = saved;
  if (detailType !== 'sms' && !tempId?.trim()) throw notificationRefusals.NO_TEMPLATE_ID();
  const found = await notifications.lock(write.tx, id);
  const { template, cannotSave } = templateTerms[detailType];
  const templateId = found[template];
  if (templateId === null) throw cannotSave();
  await notifications.set(write, id, { [switches[detailType]]: status });
  if (detailType !== 'sms') await saveTemplate(write, await templates.get(write.tx, templateId), saved, found.mark);
  else if (typeof aliyunCode === 'string') await templates.set(write, templateId, { aliyunCode: aliyunCode.trim() });
  return null;
}
