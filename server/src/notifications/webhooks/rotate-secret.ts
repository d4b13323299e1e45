import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { newSecret } from './rules.ts';
import { webhooks } from './queries.ts';

/** Messages that wait are signed with it as well. */
export const rotateSecret =
  (secrets: Secrets) =>
  async (write: Write, { id }: { id: number }) => {
    const secret = newSecret();
    await webhooks.set(write, id, { secret: secrets.encrypt(secret) });
    return { secret };
  };
