import type { Services } from '#server/platform/services.ts';
import { type Actor, nobody } from '#server/platform/actor.ts';
import type { From, Write } from '#server/platform/write/write.ts';
import { isPassword } from './passwords.ts';
import { findByAccount } from './queries.ts';
import { setProven } from '../sessions/queries.ts';
import { countFailure, forgetFailures, lockAttempts } from '../attempts/queries.ts';
import { type Attempts, type Lock, lockOf } from '../attempts/rules.ts';

export type Verification =
  | { outcome: 'right'; admin: FoundAdmin['admin'] }
  | { outcome: 'wrong'; attempts: readonly Attempts[] }
  | { outcome: 'locked'; lock: Lock };

type FoundAdmin = NonNullable<Awaited<ReturnType<typeof findByAccount>>>;

interface Claim {
  account: string;
  password: string;
  from: From;
  actor?: Actor;
  isKnown: boolean;
}

/**
 * Verifies the password of an account and counts failures. The pause is checked after the password, under a lock, so
 * that guesses sent at once get no more answers than guesses sent one by one.
 */
export async function verifyPassword<T>(
  { database, write }: Pick<Services, 'database' | 'write'>,
  { account, password, from, actor = nobody, isKnown }: Claim,
  then: (context: Write, verification: Verification) => Promise<T>,
): Promise<{ verification: Verification; value: T }> {
  const found = await findByAccount(database.db, account);
  const isRight = await isPassword(found?.hash, password);
  const written = await write({ name: 'admin_session.prove', actor, from }, async (context) => {
    const { tx, now } = context;
    const trier = { account, address: from.address, isKnown };
    const attempts = await lockAttempts(tx, trier, now);
    const lock = lockOf(attempts, now);
    // Keeps counting failures until the code came: the password must not buy new guesses at it.
    if (!lock && isRight && !found?.admin.twoStep) await forgetFailures(tx, trier);
    const verification: Verification = lock
      ? { outcome: 'locked', lock }
      : found && isRight
        ? { outcome: 'right', admin: found.admin }
        : { outcome: 'wrong', attempts: await countFailure(tx, attempts, now) };
    if (verification.outcome === 'right' && actor.kind === 'admin') await setProven(tx, actor.sessionId, now);
    return { verification, value: await then(context, verification) };
  });
  return written.value;
}
