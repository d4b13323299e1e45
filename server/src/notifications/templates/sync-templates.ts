import { notificationTemplateRefusals, type TemplateSync, type WechatChannel } from '#contract/notifications/templates.ts';
import { Refusal } from '#contract/refusal.ts';
import { wechatRefusals } from '#contract/services/wechat.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { MessageTemplate } from '#server/platform/public-account.ts';
import type { Services } from '#server/platform/services.ts';
import { type TemplateRow, listTemplates, templates } from '../notifications/queries.ts';
import { accounts } from '../account-templates/accounts.ts';
import { takenOver } from '../notifications/taken-over.ts';
import { letterTermsOf } from './letter-terms.ts';
import { keepTemplates } from '../account-templates/queries.ts';
import { isKnownAs, templateAt, whyNotAdded } from './rules.ts';
import { withOpenFields } from './open-templates.ts';

type SyncParts = Pick<Services, 'database' | 'providers' | 'write'>;
type Outcome = 'added' | 'kept' | { why: string };

const acts = { wechat: 'notification_template.syncWechat', routine: 'notification_template.syncRoutine' } as const;
const missing = { wechat: notificationTemplateRefusals.NO_WECHAT, routine: notificationTemplateRefusals.NO_ROUTINE };

const openSync = (parts: SyncParts, channel: WechatChannel, { actor, from }: CallContext) => {
  const account = accounts[channel](parts);
  const act = { name: acts[channel], actor, from };

  const takeOver = (ours: TemplateRow, found: MessageTemplate) =>
    parts.write(act, (write) => templates.set(write, ours.id, takenOver(ours, found, letterTermsOf(ours.id, channel))));

  /** The row stays locked while WeChat adds, so that of two who sync one adds, and the id is kept right after. */
  async function add(ours: TemplateRow): Promise<Outcome> {
    const why = whyNotAdded(ours);
    if (why !== undefined) return { why };
    const adding = await account.adding(ours, ours.tempKey ?? '');
    if (typeof adding === 'string') return { why: adding };
    const { value } = await parts.write(act, async (write) => {
      const { tempId } = await templates.lock(write.tx, ours.id);
      if (tempId !== ours.tempId) return 'kept' as const;
      await templates.set(write, ours.id, { tempId: await adding() });
      return 'added' as const;
    });
    return value;
  }

  /** A refusal of one template says nothing of the others. */
  const addOrWhy = (ours: TemplateRow): Promise<Outcome> =>
    add(ours).catch((error: unknown) => {
      if (error instanceof Refusal && error.id === wechatRefusals.REFUSED.id) return { why: error.message };
      throw error;
    });

  /** Templates of the account now, which are kept here as well. */
  async function listed(): Promise<MessageTemplate[]> {
    const found = await account.list();
    await parts.write(act, (write) => keepTemplates(write, channel, found));
    return found;
  }

  return { account, listed, takeOver, addOrWhy };
};

/**
 * Makes the templates of a channel known to its app. Those that are there are taken over, what is missing is added, each kept at once,
 * and nothing is deleted: a sync that broke off goes on with the next one.
 */
export const syncTemplates =
  (parts: SyncParts, channel: WechatChannel) =>
  async (_: object, asked: CallContext): Promise<TemplateSync> => {
    const rows = await listTemplates(parts.database.db, channel);
    if (rows.length === 0) throw missing[channel]();
    const { account, listed, takeOver, addOrWhy } = openSync(parts, channel, asked);
    if (!(await account.isSetUp())) throw notificationTemplateRefusals.NOT_CONNECTED();
    const outcomes = new Map<TemplateRow, Outcome>();
    const known = new Set(rows.flatMap(({ tempId }) => tempId ?? []));
    const before = await listed();
    for (const row of rows) {
      const found = templateAt(row, before, known);
      if (found) known.add(found.templateId);
      if (found && !isKnownAs(row, found)) await takeOver(row, found);
      outcomes.set(row, found ? 'kept' : await addOrWhy(row));
    }
    const added = rows.filter((row) => outcomes.get(row) === 'added');
    const after = added.length > 0 ? await listed() : before;
    for (const row of await listTemplates(parts.database.db, channel)) {
      const found = after.find(({ templateId }) => templateId === row.tempId);
      if (found && !isKnownAs(row, found)) await takeOver(row, found);
    }
    const refused = rows.flatMap((row) => {
      const outcome = outcomes.get(row);
      return typeof outcome === 'object' ? [{ type: row.name, ...outcome }] : [];
    });
    const open = withOpenFields(await listTemplates(parts.database.db, channel), after);
    return { added: added.length, kept: rows.length - added.length - refused.length, refused, open };
  };
