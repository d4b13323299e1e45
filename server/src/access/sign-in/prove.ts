import type { Ground } from '#server/platform/ground.ts';
import { type Actor, nobody } from '#server/platform/actor.ts';
import type { From, Write } from '#server/platform/write/write.ts';
import { isPassword } from '../administrators/passwords.ts';
import { findByAccount } from '../administrators/queries.ts';
import { countFailure, forgetFailures, lockAttempts } from './attempts.ts';
import { type Attempts, type Lock, lockOf } from './rules.ts';

export type Proof =
  | { outcome: 'right'; admin: Found['admin'] }
  | { outcome: 'wrong'; attempts: readonly Attempts[] }
  | { outcome: 'locked'; lock: Lock };

type Found = NonNullable<Awaited<ReturnType<typeof findByAccount>>>;

interface Claim {
  account: string;
  password: string;
  from: From;
  actor?: Actor;
}

/**
 * Whether somebody knows the password of an account; failures count. The pause is looked at after the password, under
 * a lock: of many guesses sent at once only as many are answered as would have been one after the other.
 */
export async function prove<T>(
  { database, write }: Pick<Ground, 'database' | 'write'>,
  { account, password, from, actor = nobody }: Claim,
  then: (context: Write, proof: Proof) => Promise<T>,
): Promise<{ proof: Proof; value: T }> {
  const found = await findByAccount(database.db, account);
  const isRight = await isPassword(found?.hash, password);
  const trier = { account, address: from.address };
  const written = await write({ name: 'admin_session.prove', actor, from }, async (context) => {
    const { tx, now } = context;
    const lock = lockOf(await lockAttempts(tx, trier), now);
    if (!lock && isRight) await forgetFailures(tx, trier);
    const proof: Proof = lock
      ? { outcome: 'locked', lock }
      : found && isRight
        ? { outcome: 'right', admin: found.admin }
        : { outcome: 'wrong', attempts: await countFailure(tx, trier, now) };
    return { proof, value: await then(context, proof) };
  });
  return written.value;
}
