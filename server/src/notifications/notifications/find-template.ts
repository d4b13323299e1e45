import { and, eq, sql } from 'drizzle-orm';
import type { TemplateChannel } from '#contract/notifications/event-terms.ts';
import { fieldsIn } from '#contract/notifications/template-fields.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { accountTemplate } from '../account-templates/tables.ts';
import { templateTerms } from './rules.ts';
import { notification, notificationTemplate } from './tables.ts';

/** Template by which a channel writes of an event, with the text that its account has; undefined where there is none. */
export async function findTemplate(db: Db, { mark, channel }: { mark: string; channel: TemplateChannel }) {
  const [found] = await db
    .select({ template: notificationTemplate, content: accountTemplate.content, options: accountTemplate.options })
    .from(notification)
    .innerJoin(notificationTemplate, eq(notificationTemplate.id, notification[templateTerms[channel].template]))
    .leftJoin(
      accountTemplate,
      and(sql`${accountTemplate.channel} = ${channel}`, eq(accountTemplate.templateId, notificationTemplate.tempId)),
    )
    .where(eq(notification.mark, mark));
  if (!found) return undefined;
  const { template, content, options } = found;
  const isReadable = content !== null && fieldsIn(content).length > 0;
  return { ...template, content: isReadable ? content : template.content, options: options ?? {} };
}
