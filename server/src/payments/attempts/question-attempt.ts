import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { askProvider } from './ask-provider.ts';
import { type PayableKind, kindOf } from './kinds.ts';
import { takeQuestion } from './queries.ts';
import { recordAsked } from './record-asked.ts';
import type { AttemptRecord } from './tables.ts';

const actor = systemActor('系统');

type Asking = Pick<Services, 'write' | 'providers' | 'database' | 'clock'>;

/** Asks about an attempt; one that is to end, whose time is over, or whose money is no longer wanted is closed. */
export async function settleAttempt(
  services: Asking,
  kind: PayableKind,
  attempt: AttemptRecord,
  { ends = false } = {},
): Promise<void> {
  const isOver = services.clock.now() >= attempt.expiry;
  const isUnwanted = !(await kind.isDue(services.database.db, attempt.subjectId));
  const asked = await askProvider(services.providers.pay, attempt, { ends: ends || isOver || isUnwanted, isOver });
  await recordAsked(services, kind, attempt, asked);
  const fault = asked.find((each) => each.fault !== undefined)?.fault;
  if (fault !== undefined && !ends) throw fault;
}

/** Asks the provider where a question is due. Running it again does nothing more. */
export async function questionAttempt(
  services: Asking,
  kinds: readonly PayableKind[],
  id: number,
  { isWatched = false } = {},
): Promise<void> {
  const taken = await services.write({ name: 'payment_attempt.ask', actor }, ({ tx, now }) =>
    takeQuestion(tx, id, { now, isWatched }),
  );
  if (taken.value) await settleAttempt(services, kindOf(kinds, taken.value), taken.value);
}
