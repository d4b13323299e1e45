import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Answer } from '#contract/call.ts';
import { MINUTE } from '#contract/durations.ts';
import type { passkeyCalls } from '#contract/access/passkeys.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Write } from '#server/platform/write/write.ts';
import { admin } from '../rights/tables.ts';
import { hashOf } from '../sessions/queries.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { CHALLENGE_LIFE_MS } from './rules.ts';
import { adminPasskey, adminPasskeyUse, passkeyChallenge } from './tables.ts';

export const passkeys = rowsOf(adminPasskey);

const ofAdmin = (adminId: number) => eq(adminPasskey.adminId, adminId);
const withUse = eq(adminPasskeyUse.passkeyId, adminPasskey.id);

export function listOwn(db: Db, _: object, { actor }: CallContext): Promise<Answer<typeof passkeyCalls.list>> {
  const { id, name, host, createTime } = adminPasskey;
  return db
    .select({ id, name, host, createTime, lastTime: adminPasskeyUse.lastTime })
    .from(adminPasskey)
    .innerJoin(adminPasskeyUse, withUse)
    .where(ofAdmin(asAdministrator(actor).id))
    .orderBy(desc(adminPasskey.id));
}

export const credentialsOf = (db: Db, adminId: number, host: string) =>
  db
    .select({ id: adminPasskey.credentialId })
    .from(adminPasskey)
    .where(and(ofAdmin(adminId), eq(adminPasskey.host, host)));

export const countOf = (db: Db, adminId: number): Promise<number> => db.$count(adminPasskey, ofAdmin(adminId));

/** A passkey with its person, whose account may be switched off; those of deleted accounts are not found. */
export async function findByCredential(db: Db, credentialId: string) {
  const [row] = await db
    .select({ passkey: adminPasskey, counter: adminPasskeyUse.counter, person: admin })
    .from(adminPasskey)
    .innerJoin(adminPasskeyUse, withUse)
    .innerJoin(admin, eq(admin.id, adminPasskey.adminId))
    .where(and(eq(adminPasskey.credentialId, credentialId), eq(admin.isDel, false)));
  return row;
}

/** False for a number that was seen before; devices that do not count always say 0. */
export async function countUse({ tx, now }: Write, passkeyId: number, counter: number): Promise<boolean> {
  const isNew = or(lt(adminPasskeyUse.counter, counter), and(sql`${counter} = 0`, eq(adminPasskeyUse.counter, 0)));
  const counted = await tx
    .update(adminPasskeyUse)
    .set({ counter, lastTime: now })
    .where(and(eq(adminPasskeyUse.passkeyId, passkeyId), isNew))
    .returning({ id: adminPasskeyUse.passkeyId });
  return counted.length > 0;
}

export const deletePasskeysOf = (tx: Tx, adminId: number) => tx.delete(adminPasskey).where(ofAdmin(adminId));

export async function issueChallenge({ tx, now, from }: Write, adminId: number | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expireTime = new Date(now.getTime() + CHALLENGE_LIFE_MS);
  await tx
    .insert(passkeyChallenge)
    .values({ hash: hashOf(challenge), adminId, address: from?.address ?? '', createTime: now, expireTime });
  return challenge;
}

export const countChallenges = (db: Db, address: string, now: Date): Promise<number> =>
  db.$count(
    passkeyChallenge,
    and(eq(passkeyChallenge.address, address), gt(passkeyChallenge.createTime, new Date(now.getTime() - MINUTE))),
  );

/** False when it was issued for somebody else, is too old, or was taken before: of two at once one wins. */
export async function redeemChallenge({ tx, now }: Write, challenge: string, adminId: number | null): Promise<boolean> {
  const gone = await tx
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.hash, hashOf(challenge)),
        adminId === null ? isNull(passkeyChallenge.adminId) : eq(passkeyChallenge.adminId, adminId),
        gt(passkeyChallenge.expireTime, now),
      ),
    )
    .returning({ hash: passkeyChallenge.hash });
  return gone.length > 0;
}

export const deleteOldChallenges = (tx: Tx, now: Date) => tx.delete(passkeyChallenge).where(lt(passkeyChallenge.expireTime, now));
