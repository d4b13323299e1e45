import type { Services } from '#server/platform/services.ts';
import type { PayableKind } from './kinds.ts';
import { liveAttempts } from './queries.ts';
import { settleAttempt } from './question-attempt.ts';

/**
 * Asks about every attempt by which these may still be paid, and closes what nobody has paid. Where the provider does not answer the
 * attempt stays, and `refuseWhileLive` keeps whoever wants to go on from it.
 */
export async function endAttempts(services: Services, kind: PayableKind, subjectIds: readonly number[]): Promise<void> {
  for (const attempt of await liveAttempts(services.database.db, kind.kind, subjectIds))
    await settleAttempt(services, kind, attempt, { ends: true });
}
