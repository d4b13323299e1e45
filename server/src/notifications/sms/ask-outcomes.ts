import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { tryEach } from '#server/platform/jobs/try-each.ts';
import type { Services } from '#server/platform/services.ts';
import { Refusal } from '#contract/refusal.ts';
import { dueRecords, takeRecord } from './queries.ts';
import { keepOutcome } from './keep-outcome.ts';

const act = { name: 'sms_record.ask', actor: systemActor('sms_record.ask') };
/** Most questions of one minute: providers take no more of an account. */
const PORTION = 100;

/** Asks about one message where that is due. A provider that does not answer is asked again. */
async function askOne({ providers, write }: Services, id: number): Promise<void> {
  const { value: taken } = await write(act, (context) => takeRecord(context, id));
  if (!taken) return;
  const { phone, providerNo, provider, createTime: sentTime } = taken;
  const outcome = await providers.sms.findOutcome(provider, { phone, providerNo, sentTime }).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (outcome) await write(act, (context) => keepOutcome(context, taken, outcome));
}

export const askOutcomes: Timer = {
  name: 'sms_record.ask',
  label: '查询短信是否送达',
  cron: '* * * * *',
  sleeps: false,
  async run(services) {
    const due = await dueRecords(services.database.db, services.clock.now(), PORTION);
    await tryEach(due, (id) => askOne(services, id));
  },
};
