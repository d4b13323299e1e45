import { systemActor } from '#server/platform/jobs/jobs.ts';
import { mapConcurrently } from '#server/platform/jobs/map-concurrently.ts';
import type { Services } from '#server/platform/services.ts';
import type { Letter, Sender, Senders, Settled } from '../sender.ts';
import { Declined, MaybeSent, Postponed, Unanswered, Undeliverable } from '../sender.ts';
import { passOn } from './pass-on.ts';
import { buryLost, claimLetters, settleLetter } from './queries.ts';
import { BATCH, type SendOutcome, afterAttempt, attemptMsOf, isMissed, lanesOf } from './rules.ts';

const act = { name: 'outbox.send', actor: systemActor('outbox.send') };

interface Delivery {
  senders: Senders;
  settled?: Settled;
  attemptMs?: number;
}

const noWay: Sender = () => Promise.reject(new Undeliverable('这个渠道暂时不能发送'));

function failureOf(error: unknown): SendOutcome {
  if (error instanceof Declined) return { as: 'declined', error, outcome: error.outcome };
  if (error instanceof Postponed) return { as: 'postponed', error };
  if (error instanceof Unanswered) return { as: 'unheard', error };
  if (error instanceof MaybeSent) return { as: 'unknown', error };
  return { as: error instanceof Undeliverable ? 'final' : 'failed', error };
}

/** Makes an attempt. A sender that never answers is not waited for. */
export async function outcomeOf(
  services: Services,
  letter: Letter,
  { senders, attemptMs = attemptMsOf(letter.channel) }: Delivery,
): Promise<SendOutcome> {
  const limit = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Unanswered('发送超时'));
      limit.abort();
    }, attemptMs);
  });
  try {
    const send = senders[letter.channel] ?? noWay;
    const receipt = await Promise.race([send(services, letter, limit.signal), late]);
    return { as: 'sent', ...receipt };
  } catch (error) {
    return failureOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends what is due, each message claimed before it is sent, so that no two processes send the same one. */
export async function deliver(services: Services, delivery: Delivery): Promise<void> {
  for (;;) {
    const { value: letters } = await services.write(act, async (write) => {
      await buryLost(write);
      return claimLetters(write, BATCH);
    });
    let passedOn = 0;
    const attempt = async (letter: (typeof letters)[number]) => {
      const outcome = await outcomeOf(services, letter, delivery);
      await services.write(act, async (write) => {
        const after = afterAttempt(outcome, letter, write.now);
        const isOurs = await settleLetter(write, letter, after);
        await delivery.settled?.[letter.channel]?.(write, letter);
        if (isOurs && isMissed({ ...after, askedTime: letter.askedTime }) && (await passOn(write, letter, after.lastError)))
          passedOn += 1;
      });
    };
    const channels = Map.groupBy(letters, ({ channel }) => channel);
    await Promise.all([...channels].map(([channel, its]) => mapConcurrently(lanesOf(channel), its, attempt)));
    if (letters.length < BATCH && passedOn === 0) return;
  }
}
