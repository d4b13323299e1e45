import { Refusal, type RefusalKind } from '#contract/refusal.ts';
import type { OutsideServiceName } from '#contract/services/outside-services.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { type PauseScope, scopeOfRefusal } from '../pauses/rules.ts';
import { lockHealth, setHealth } from './queries.ts';
import { rawOf } from './raw-answer.ts';
import { type SeenOutcomes, countedIn, isDue } from './rules.ts';

/** Failure as staff read it; undefined for a "no" that says nothing against the service. */
export type FailureOf<O> = (seen: { error: unknown } | { answer: O }) => ServiceFailure | undefined;

export interface ServiceFailure {
  says: string;
  remedy: string;
  /** Answer of the provider as it came. */
  raw?: string;
  /** Requests that it would refuse as well, where repeating mends nothing. */
  stops?: PauseScope | undefined;
}

/** Failures of a provider that throws refusals: those that say something against it, each with its remedy. */
export const failureBy =
  (remedies: readonly (readonly [Pick<RefusalKind, 'id'>, string])[]): FailureOf<unknown> =>
  (seen) => {
    if (!('error' in seen) || !(seen.error instanceof Refusal)) return undefined;
    const { id, message: says } = seen.error;
    const [, remedy] = remedies.find(([kind]) => kind.id === id) ?? [];
    return remedy === undefined ? undefined : { says, remedy, raw: rawOf(seen.error), stops: scopeOfRefusal(says) };
  };

export type Ask<A extends readonly unknown[], O> = (...input: A) => Promise<O>;

const actor = systemActor('系统');

/** Counts how asking providers goes: everything that is asked of one passes through `counted`. */
export function openHealth({ clock, write }: Pick<Services, 'clock' | 'write'>) {
  const seen = new Map<OutsideServiceName, SeenOutcomes>();

  async function note(provider: OutsideServiceName, failure: ServiceFailure | undefined): Promise<void> {
    const known = seen.get(provider) ?? { isFailing: false, failures: 0, writtenAt: 0, wasFailing: undefined };
    const isFailing = failure !== undefined;
    const outcomes = { ...known, isFailing, failures: known.failures + Number(isFailing) };
    seen.set(provider, outcomes);
    const now = clock.now();
    if (!isDue(outcomes, now)) return;
    seen.set(provider, { isFailing, failures: 0, writtenAt: now.getTime(), wasFailing: isFailing });
    const noted = write({ name: 'outside_service.note', actor }, async ({ tx }) => {
      const row = await lockHealth(tx, provider);
      const failures = countedIn(row?.failures ?? {}, outcomes.failures, now);
      const told = failure && {
        failureTime: now,
        failure: failure.says.slice(0, 300),
        remedy: failure.remedy.slice(0, 300),
        raw: failure.raw ?? '',
      };
      await setHealth(tx, provider, { failures, ...(told ?? { successTime: now }) });
    });
    // Keeps an answer that the provider has given, whatever becomes of the count.
    await noted.catch(() => undefined);
  }

  return {
    counted:
      <A extends readonly unknown[], O>(provider: OutsideServiceName, ask: Ask<A, O>, failureOf: FailureOf<O>): Ask<A, O> =>
      async (...input) => {
        try {
          const answer = await ask(...input);
          await note(provider, failureOf({ answer }));
          return answer;
        } catch (error) {
          const failure = failureOf({ error });
          if (failure) await note(provider, failure);
          throw error;
        }
      },
  };
}
