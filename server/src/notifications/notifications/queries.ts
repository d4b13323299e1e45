import { asc, eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { TemplateChannel } from '#contract/notifications/event-terms.ts';
import type { Notification, Template } from '#contract/notifications/notification-record.ts';
import { notificationRefusals, type notificationCalls } from '#contract/notifications/notifications.ts';
import { fieldContents } from '#contract/notifications/template-fields.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { findKept } from '../account-templates/queries.ts';
import type { TemplateText } from './mapped-fields.ts';
import { presentNotification, switches, templateTerms } from './rules.ts';
import { chosenFields } from './seed-templates.ts';
import { notification, notificationTemplate } from './tables.ts';

export const notifications = rowsOf(notification, { missing: notificationRefusals.NOT_FOUND });
export const templates = rowsOf(notificationTemplate);
export type TemplateRow = typeof notificationTemplate.$inferSelect;

/** A dozen rows, whose receiver the registry knows. */
export async function listNotifications(db: Db, { sendType }: Input<typeof notificationCalls.list>): Promise<Notification[]> {
  const rows = await db.select().from(notification).orderBy(asc(notification.id));
  return rows.flatMap(presentNotification).filter((row) => sendType === undefined || row.sendType === sendType);
}

/** Text of a template as its account has it; its own where the account was not asked yet. */
export async function textOf(db: Db, template: TemplateRow): Promise<TemplateText> {
  const kept = await findKept(db, template);
  return kept ?? { content: template.content, options: {} };
}

export async function notificationDetail(db: Db, { id, detailType }: Input<typeof notificationCalls.detail>): Promise<Template> {
  const found = await notifications.get(db, id);
  const terms = templateTerms[detailType];
  const templateId = found[terms.template];
  if (templateId === null) throw terms.cannotRead();
  const template = await templates.get(db, templateId);
  const { tempId, tempKey, name, aliyunCode } = template;
  const { content, options } = await textOf(db, template);
  const called = detailType === 'sms' ? { name: null, title: name } : { name, title: null };
  return {
    id: templateId,
    tempId: tempId ?? '',
    tempKey: tempKey ?? '',
    aliyunCode,
    content,
    ...called,
    status: found[switches[detailType]],
    fields: detailType === 'sms' ? [] : fieldContents(content, chosenFields(template)),
    options: Object.fromEntries(Object.entries(options).map(([field, texts]) => [field, [...texts]])),
  };
}

/** Templates of a channel, which are no more than its events. */
export const listTemplates = (db: Db, channel: TemplateChannel): Promise<TemplateRow[]> =>
  db.select().from(notificationTemplate).where(eq(notificationTemplate.channel, channel)).orderBy(asc(notificationTemplate.id));
