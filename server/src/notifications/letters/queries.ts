import { eq, sql } from 'drizzle-orm';
import type { TemplateChannel } from '#contract/notifications/events.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { templateTerms } from '../notifications/rules.ts';
import { notification, notificationTemplate } from '../notifications/tables.ts';

/** Template by which a channel writes of an event; undefined where there is none. */
export async function findTemplate(db: Db, { mark, channel }: { mark: string; channel: TemplateChannel }) {
  const [found] = await db
    .select({ template: notificationTemplate })
    .from(notification)
    .innerJoin(notificationTemplate, eq(notificationTemplate.id, notification[templateTerms[channel].template]))
    .where(eq(notification.mark, mark));
  return found?.template;
}

/** Makes those who settle a message of this number come one after the other, so that no result is missed while the number is kept. */
export const lockNumber = (tx: Tx, providerNo: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`letter ${providerNo}`}, 0))`);
