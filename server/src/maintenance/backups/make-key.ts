import { randomInt } from 'node:crypto';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { setPlan } from './queries.ts';
import { keyFrom } from './rules.ts';

/** The key leaves the server once, in this answer. */
export const makeKey = (secrets: Secrets) => async (write: Write) => {
  const key = keyFrom(randomInt);
  await setPlan(write, { key: secrets.encrypt(key) });
  return { key };
};
