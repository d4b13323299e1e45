import type { Opening } from '#contract/move-in/openings.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Timer } from '#server/platform/jobs/jobs.ts';
import { findSleep } from '#server/platform/jobs/sleep.ts';
import { findLastMove } from '../moves/queries.ts';
import { readFacts } from './queries.ts';
import { itemsOf, secretsIn } from './rules.ts';

/** Deeds of the timers at the moment of opening, in the order in which the server lists them. */
async function atOnceBy(db: Db, timers: readonly Timer[], now: Date): Promise<string[]> {
  const said = await Promise.all(timers.map((timer) => (timer.sleeps ? timer.due?.(db, now) : undefined)));
  return said.flatMap((sentence) => sentence ?? []);
}

/** State of the shop on the day of the switch. */
export const getOpening =
  (timers: readonly Timer[]) =>
  async (db: Db, _: object, { now }: CallContext): Promise<Opening> => {
    const sleep = await findSleep(db);
    const isAsleep = sleep?.endTime === null;
    const { beginTime: asleepSince = null, endTime: openedTime = null, openedBy = '' } = sleep ?? {};
    const known = { isAsleep, asleepSince, openedTime, openedBy };
    if (!isAsleep) return { ...known, items: [], atOnce: [] };
    const last = await findLastMove(db);
    const secretNames = last ? secretsIn(last.report) : [];
    const [facts, atOnce] = await Promise.all([
      readFacts(db, { base: last?.pictureBase ?? '', since: sleep.beginTime, secretNames }),
      atOnceBy(db, timers, now),
    ]);
    const letters = facts.letters > 0 ? [`发出等待中的通知 ${facts.letters} 条`] : [];
    return { ...known, items: itemsOf(facts, last), atOnce: [...atOnce, ...letters] };
  };
