import { type AttemptKind, attemptRefusals } from '#contract/payments/attempts.ts';
import type { Write } from '#server/platform/write/write.ts';
import { liveAttempts } from './queries.ts';

/** Refuses what must not happen while somebody may be paying. The caller has locked the subjects, so that none is begun meanwhile. */
export async function refuseWhileLive({ tx }: Write, kind: AttemptKind, subjectIds: readonly number[]): Promise<void> {
  const live = await liveAttempts(tx, kind, subjectIds);
  if (live.length > 0) throw attemptRefusals.UNDER_WAY();
}
