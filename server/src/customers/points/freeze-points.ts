import { pointsStates } from '#contract/customers/ledgers.ts';
import { DAY } from '#contract/durations.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockGain, setWaiting } from './queries.ts';

/** Starts the freezing of what a received order earned, which counts once its days are over. */
export async function freezePoints(write: Write, { orderNo }: { orderNo: string }): Promise<void> {
  const gain = await lockGain(write.tx, orderNo);
  if (gain?.status !== pointsStates.created) return;
  const thawTime = new Date(write.now.getTime() + gain.frozenTime * DAY);
  await setWaiting(write, gain.id, { status: pointsStates.frozen, thawTime });
}
