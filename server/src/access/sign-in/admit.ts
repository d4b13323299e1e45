import type { signInCalls } from '#contract/access/sign-in.ts';
import type { Answer } from '#contract/call.ts';
import type { Write } from '#server/platform/write/write.ts';
import { countSignIn } from '../passwords/queries.ts';
import type { admin } from '../rights/tables.ts';
import { openSession } from '../sessions/queries.ts';
import { logSignIn } from '../sign-in-log/log-sign-in.ts';

const NEVER = new Date(0);

export interface Manner {
  /** False where the person gave neither password nor code, which acts that ask for them still want then. */
  isProven: boolean;
}

/** All steps are taken: a session begins. */
export async function admit(
  write: Write,
  person: typeof admin.$inferSelect,
  { isProven }: Manner = { isProven: true },
): Promise<Answer<typeof signInCalls.signIn>> {
  const { id, account, realName, isSms, mustChangePassword } = person;
  await logSignIn(write, account, 'done', id);
  const { token } = await openSession(write, id, isProven ? {} : { provedTime: NEVER });
  await countSignIn(write.tx, id, write.now, write.from?.address ?? '');
  return { id, account, realName, token, isSms, ...(mustChangePassword ? { mustChangePassword } : {}) };
}
