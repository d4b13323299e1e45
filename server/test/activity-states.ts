import { eq } from 'drizzle-orm';
import { startOfDay } from '#contract/moment.ts';
import { activityStates } from '#contract/coupons/campaign-state.ts';
import { activity } from '#server/marketing/activities/tables.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Shop } from './shop.ts';

interface ActivityOptions {
  title: string;
  startTime?: Date;
  stopTime?: Date;
  status?: boolean;
  isShow?: boolean;
}

interface ActivityMaker {
  /** Makes one that runs today. */
  make(draft: ActivityOptions): Promise<{ id: number }>;
  /** Fields of one that is off. */
  off: Pick<ActivityOptions, 'status' | 'isShow'>;
  list(filter: { keywords: string; state: number | undefined }): Promise<{ list: readonly { id: number }[] }>;
}

const WORD = '按状态找';

/** Makes an activity of a kind in each state; answers the ids that its list finds by a state, or by none. */
export async function oneInEachState(shop: Shop, { make, off, list }: ActivityMaker) {
  const [today, later] = [startOfDay(shop.clock.now()), startOfDay(shop.clock.now(), 5)];
  const runs = await make({ title: `${WORD}1` });
  const waits = await make({ title: `${WORD}2`, startTime: later, stopTime: later });
  const isOff = await make({ title: `${WORD}3`, ...off });
  const over = await make({ title: `${WORD}4` });
  await shop.app.write({ name: 'test.over', actor: systemActor('test') }, ({ tx }) =>
    tx
      .update(activity)
      .set({ startTime: startOfDay(today, -3), stopTime: today })
      .where(eq(activity.id, over.id)),
  );
  const { running, waiting, off: closed, over: ended } = activityStates;
  return {
    states: [running, waiting, closed, ended],
    ids: [runs.id, waits.id, isOff.id, over.id],
    found: async (state?: number) => (await list({ keywords: WORD, state })).list.map(({ id }) => id),
  };
}
