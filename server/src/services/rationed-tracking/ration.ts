import { showMoment } from '#contract/moment.ts';
import { Refusal } from '#contract/refusal.ts';
import { outsideServiceRefusals } from '#contract/services/outside-services.ts';
import { type LogisticsInfo, trackingRefusals } from '#contract/services/tracking.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import type { TrackedParcel } from '#server/platform/tracking.ts';
import type { Write } from '#server/platform/write/write.ts';
import { numberAndPhone } from '../parcels/rules.ts';
import { FRESH_MS, type Tracker } from '../parcels/tracker.ts';
import { type AskedNumber, deleteAnswer, findAnswer, reserveQuestion, setAnswer } from './queries.ts';

const actor = systemActor('系统');
const SAYS_MAX = 300;

/** True of a failure after which the provider may have counted a question: a pause and a wrong key say that it has not. */
const hasAsked = (error: unknown): error is Refusal =>
  error instanceof Refusal && ![outsideServiceRefusals.PAUSED.id, trackingRefusals.DENIED.id].includes(error.id);

/** Has a number asked for once in half an hour, by whatever process: a failed question counts as one, and so does one that nobody ends. */
export function ration(
  { database, clock, write }: Pick<Services, 'database' | 'clock' | 'write'>,
  name: string,
  tracker: Tracker,
): Tracker {
  const underWay = new Map<string, Promise<LogisticsInfo>>();
  const keep = (set: (write: Write) => Promise<unknown>) => write({ name: 'tracking.keepAnswer', actor }, set);

  async function known(asked: AskedNumber): Promise<LogisticsInfo> {
    const found = await findAnswer(database.db, asked);
    if (found?.info) return found.info;
    const until = new Date((found?.askedTime ?? clock.now()).getTime() + FRESH_MS);
    const says = found?.says ?? '物流查询接口：这个单号刚刚查过，没有等到结果';
    throw trackingRefusals.RESTING({ says, until: showMoment(until).slice(11, 16) });
  }

  async function ask(parcel: TrackedParcel, asked: AskedNumber): Promise<LogisticsInfo> {
    const since = new Date(clock.now().getTime() - FRESH_MS);
    const { value: isFirst } = await keep(({ tx, now }) => reserveQuestion(tx, asked, now, since));
    if (!isFirst) return known(asked);
    try {
      const info = await tracker.find(parcel);
      await keep(({ tx }) => setAnswer(tx, asked, { info }));
      return info;
    } catch (error) {
      const says = hasAsked(error) ? error.message.slice(0, SAYS_MAX) : undefined;
      await keep(({ tx }) => (says === undefined ? deleteAnswer(tx, asked) : setAnswer(tx, asked, { says })));
      throw error;
    }
  }

  return {
    ...tracker,
    keepsAnswers: true,
    find(parcel) {
      // The end of a phone number makes no other number of it for who locks numbers.
      const asked = { tracker: name, carrier: parcel.code, number: numberAndPhone(parcel).number.slice(0, 64) };
      const key = `${asked.carrier} ${asked.number}`;
      const shared = underWay.get(key);
      if (shared) return shared;
      const info = ask(parcel, asked).finally(() => underWay.delete(key));
      underWay.set(key, info);
      return info;
    },
  };
}
