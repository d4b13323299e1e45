import type { Input } from '#contract/call.ts';
import { Refusal } from '#contract/refusal.ts';
import type { notificationCalls } from '#contract/notifications/notifications.ts';
import type { Services } from '#server/platform/services.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { accounts } from './accounts.ts';
import { findKept, keepTemplates } from './queries.ts';

type Saved = Input<typeof notificationCalls.update>;

const act = { name: 'notification_template.read', actor: systemActor('notification_template.read') };

/** Asks WeChat what it knows of a template that was chosen and not read before, so that its fields are judged by the account. */
export const readAccountFirst =
  ({ database, providers, write }: Services) =>
  async (saved: Saved): Promise<Saved> => {
    const { detailType: channel, tempId, content } = saved;
    if (channel === 'sms' || !tempId?.trim()) return saved;
    const kept = await findKept(database.db, { channel, tempId: tempId.trim() });
    const account = accounts[channel]({ providers });
    if ((kept && (!content || kept.content === content)) || !(await account.isSetUp())) return saved;
    // WeChat may be out of reach while staff flip a switch: what was read before stays.
    const listed = await account.list().catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    if (listed) await write(act, (context) => keepTemplates(context, channel, listed));
    return saved;
  };
