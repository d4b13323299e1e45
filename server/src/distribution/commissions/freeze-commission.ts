import { commissionStates } from '#contract/customers/ledgers.ts';
import { DAY } from '#contract/durations.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockGains, setWaiting } from './queries.ts';

/** Starts the freezing of what a received order earned, which counts once its days are over. */
export async function freezeCommission(write: Write, { orderNo }: { orderNo: string }): Promise<void> {
  for (const { id, status, frozenTime } of await lockGains(write.tx, orderNo)) {
    if (status !== commissionStates.created) continue;
    const thawTime = new Date(write.now.getTime() + frozenTime * DAY);
    await setWaiting(write, id, { status: commissionStates.frozen, thawTime });
  }
}
