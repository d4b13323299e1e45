import type { Input } from '#contract/call.ts';
import { notificationRefusals, type notificationCalls } from '#contract/notifications/notifications.ts';
import type { Write } from '#server/platform/write/write.ts';
import { mappedFields } from './mapped-fields.ts';
import { notifications, templates } from './queries.ts';
import { switches, templateTerms } from './rules.ts';

/** Switch and template of one channel. A text message keeps its template of 一号通. */
export async function updateNotification(
  write: Write,
  { id, detailType, tempId, content: sent, fields, aliyunCode, status }: Input<typeof notificationCalls.update>,
): Promise<null> {
  const known = tempId?.trim() ?? '';
  if (detailType !== 'sms' && known === '') throw notificationRefusals.NO_TEMPLATE_ID();
  const found = await notifications.lock(write.tx, id);
  const { template, cannotSave } = templateTerms[detailType];
  const templateId = found[template];
  if (templateId === null) throw cannotSave();
  await notifications.set(write, id, { [switches[detailType]]: status });
  if (detailType === 'sms') {
    if (typeof aliyunCode === 'string') await templates.set(write, templateId, { aliyunCode: aliyunCode.trim() });
    return null;
  }
  const content = sent?.trim() || (await templates.get(write.tx, templateId)).content;
  const mapped = fields && { content, fields: mappedFields(content, fields, found.mark) };
  await templates.set(write, templateId, { tempId: known, ...mapped });
  return null;
}
