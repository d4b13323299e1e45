import type { Input } from '#contract/call.ts';
import type { TestOutcome, letterCalls } from '#contract/notifications/letters.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { outcomeOf } from '../outbox/deliver.ts';
import { settleLetter } from '../outbox/queries.ts';
import { type SendOutcome, afterAttempt } from '../outbox/rules.ts';
import { senders, settled } from '../senders.ts';
import { testSaid } from './rules.ts';
import { writeTest } from './write-test.ts';

/** A test waits for nobody: what would be sent later is not sent. */
const atOnce = (outcome: SendOutcome): SendOutcome =>
  outcome.as === 'postponed' ? { as: 'final', error: outcome.error } : outcome;

/** Sends a template with examples, once: it is written down before it leaves and settled by its outcome, outside of any transaction. */
export const sendTest =
  (services: Services) =>
  async (asked: Input<typeof letterCalls.test>, { actor, from }: CallContext): Promise<TestOutcome> => {
    const act = { name: 'letter.test', actor, from };
    const { value: letter } = await services.write(act, (write) => writeTest(write, asked));
    const outcome = atOnce(await outcomeOf(services, letter, { senders }));
    const { value: after } = await services.write(act, async (write) => {
      const ended = afterAttempt(outcome, letter, write.now);
      await settleLetter(write, letter, ended);
      await settled[letter.channel]?.(write, letter);
      return ended;
    });
    return testSaid(asked.detailType, after);
  };
