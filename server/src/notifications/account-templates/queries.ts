import { and, eq, notInArray, sql } from 'drizzle-orm';
import { fieldsIn } from '#contract/notifications/template-fields.ts';
import type { WechatChannel } from '#contract/notifications/templates.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { MessageTemplate } from '#server/platform/public-account.ts';
import type { Write } from '#server/platform/write/write.ts';
import { accountTemplate } from './tables.ts';

type Kept = typeof accountTemplate.$inferSelect;

/** Row of our own that names a template of the account by its id there. */
interface NamedTemplate {
  channel: string;
  tempId: string | null;
}

/** Another who keeps what an account lists waits. */
const lockChannel = ({ tx }: Write, channel: WechatChannel) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account templates ${channel}`}, 0))`);

/** Keeps the templates of an account as WeChat lists them; what it lists no more is gone. */
export async function keepTemplates(write: Write, channel: WechatChannel, listed: readonly MessageTemplate[]): Promise<void> {
  const { tx, now } = write;
  await lockChannel(write, channel);
  const ids = listed.map(({ templateId }) => templateId);
  await tx.delete(accountTemplate).where(and(eq(accountTemplate.channel, channel), notInArray(accountTemplate.templateId, ids)));
  if (listed.length === 0) return;
  const rows = listed.map(({ templateId, title, content, options = {} }) => ({
    channel,
    templateId,
    title: title.slice(0, 100),
    content,
    options,
    readTime: now,
  }));
  await tx
    .insert(accountTemplate)
    .values(rows)
    .onConflictDoUpdate({
      target: [accountTemplate.channel, accountTemplate.templateId],
      set: {
        title: sql`excluded.title`,
        content: sql`excluded.content`,
        options: sql`excluded.options`,
        readTime: now,
      },
    });
}

/** A template as its account listed it; undefined where it was not read, or its content names no field. */
export async function findKept(db: Db, { channel, tempId }: NamedTemplate): Promise<Kept | undefined> {
  if (!tempId) return undefined;
  const [kept] = await db
    .select()
    .from(accountTemplate)
    .where(and(sql`${accountTemplate.channel} = ${channel}`, eq(accountTemplate.templateId, tempId)));
  return kept && fieldsIn(kept.content).length > 0 ? kept : undefined;
}
