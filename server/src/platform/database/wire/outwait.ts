import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** A failover takes some seconds; whoever has waited for so long hears of it. */
const WAIT_MS = 6000;
/** A connection that was cut in silence is noticed within this time, by a busy machine too: a read is asked once more then. */
const NOTICED_MS = 10_000;
const PAUSE_MS = 300;

const READS = /^\s*(select|with)\b/i;
const WRITES = /\b(insert|update|delete|merge|nextval|setval|pg_notify|pg_advisory\w*|use_nonce)\b/i;

/** True of a statement that changes nothing, however often it is sent. */
export const isRepeatable = (text: string): boolean => READS.test(text) && !WRITES.test(text);

/** Sends a read again while the database is away: until there is a new primary, or some seconds are over. */
export async function outwait<T>(text: string, ask: () => Promise<T>, isLost: (error: unknown) => boolean): Promise<T> {
  const begun = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const longest = tries === 1 ? NOTICED_MS : WAIT_MS;
      if (!isLost(error) || !isRepeatable(text) || performance.now() - begun > longest) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
