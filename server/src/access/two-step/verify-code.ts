import type { Services } from '#server/platform/services.ts';
import { type Actor, nobody } from '#server/platform/actor.ts';
import type { From, Write } from '#server/platform/write/write.ts';
import { admins } from '../rights/queries.ts';
import { setProven } from '../sessions/queries.ts';
import { countFailure, forgetFailures, lockAttempts } from '../attempts/queries.ts';
import { type Lock, lockOf } from '../attempts/rules.ts';
import { takeCode } from './queries.ts';

export type CodeVerification = { outcome: 'right' } | { outcome: 'wrong' } | { outcome: 'locked'; lock: Lock };

interface Claim {
  admin: { id: number; account: string };
  code: string;
  from: From;
  actor?: Actor;
  isKnown: boolean;
  /** Name of the write that follows. */
  act: string;
}

/**
 * Takes a code of an account. Wrong ones count with the wrong passwords, under the same lock, so that a code is guessed no faster
 * than a password. A code that `then` refuses is as good as before.
 */
export async function verifyCode<T>(
  { write, secrets }: Pick<Services, 'write' | 'secrets'>,
  { admin: { id: adminId, account }, code, from, actor = nobody, isKnown, act }: Claim,
  then: (context: Write, verification: CodeVerification) => Promise<T>,
): Promise<{ verification: CodeVerification; value: T }> {
  const written = await write({ name: act, actor, from }, async (context) => {
    const { tx, now } = context;
    const trier = { account, address: from.address, isKnown };
    const attempts = await lockAttempts(tx, trier, now);
    const lock = lockOf(attempts, now);
    await admins.lock(tx, adminId);
    const isRight = !lock && (await takeCode(tx, { adminId, code, now, secrets }));
    if (isRight) await forgetFailures(tx, trier);
    if (isRight && actor.kind === 'admin') await setProven(tx, actor.sessionId, now);
    if (!isRight && !lock) await countFailure(tx, attempts, now);
    const verification: CodeVerification = lock ? { outcome: 'locked', lock } : { outcome: isRight ? 'right' : 'wrong' };
    return { verification, value: await then(context, verification) };
  });
  return written.value;
}
