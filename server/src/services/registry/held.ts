import { HOUR } from '#contract/durations.ts';
import { type OutsideServiceName, outsideServiceRefusals } from '#contract/services/outside-services.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Ask, FailureOf } from '../health/health.ts';
import type { Pauses } from '../pauses/pauses.ts';

/** Time after which a refused provider is tried again by itself. */
const TRIED_AGAIN = HOUR;

/** Part of a provider that a request goes to, and the answer in place of one while it is paused. */
interface HeldOptions<A extends readonly unknown[], O> {
  pathOf?: (...input: A) => string;
  answer?: (says: string) => O;
}

/** Holds requests to a provider back from a refusal that repeating cannot mend until staff have it checked, or for an hour. */
export const openHeld =
  ({ clock, pauses }: { clock: Clock; pauses: Pauses }) =>
  <A extends readonly unknown[], O>(
    provider: OutsideServiceName,
    ask: Ask<A, O>,
    failureOf: FailureOf<O>,
    { pathOf = () => '', answer: heldAnswer }: HeldOptions<A, O> = {},
  ): Ask<A, O> => {
    async function pauseAfter(seen: Parameters<FailureOf<O>>[0], path: string): Promise<void> {
      const failure = failureOf(seen);
      if (!failure?.stops) return;
      const { says, remedy, stops } = failure;
      const untilTime = new Date(clock.now().getTime() + TRIED_AGAIN);
      await pauses.set({ provider, path: stops === 'path' ? path : '', says, remedy, untilTime });
    }

    return async (...input) => {
      const path = pathOf(...input);
      const pause = await pauses.find(provider, path);
      if (pause) {
        const refusal = outsideServiceRefusals.PAUSED({ service: provider, says: pause.says, remedy: pause.remedy });
        if (heldAnswer) return heldAnswer(refusal.message);
        throw refusal;
      }
      try {
        const answer = await ask(...input);
        await pauseAfter({ answer }, path);
        return answer;
      } catch (error) {
        await pauseAfter({ error }, path);
        throw error;
      }
    };
  };
