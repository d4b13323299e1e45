import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import { type Invitation, invitationStates } from '#contract/access/invitation-record.ts';
import type { invitationCalls } from '#contract/access/invitations.ts';
import type { Input } from '#contract/call.ts';
import { MINUTE } from '#contract/durations.ts';
import { matching } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Page } from '#contract/wire.ts';
import { admin, role } from '../rights/tables.ts';
import { hashOf } from '../sessions/queries.ts';
import { invitation, invitationLink, invitationTry } from './tables.ts';

export const invitations = rowsOf(invitation);

const SECRET_BYTES = 16;

type InvitationQuery = Input<typeof invitationCalls.list>;

/** Rows of a state, which for a pending one is a matter of its time as well. */
function inState(state: InvitationQuery['state'], now: Date) {
  if (state === undefined) return undefined;
  const { pending, expired } = invitationStates;
  if (state === pending) return and(eq(invitation.state, pending), gt(invitation.expireTime, now));
  if (state === expired) return and(eq(invitation.state, pending), lte(invitation.expireTime, now));
  return eq(invitation.state, state);
}

/** Newest first, by the key. */
export function listInvitations(
  db: Db,
  { state, keywords, ...paging }: InvitationQuery,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<Invitation>> {
  const where = and(inState(state, now), matching(keywords, invitation.realName));
  const query = db
    .select({
      row: invitation,
      inviterName: sql<string>`(select a.real_name from admin a where a.id = ${invitation.invitedBy})`,
      account: sql<string | null>`(select a.account from admin a where a.id = ${invitation.adminId})`,
    })
    .from(invitation);
  return pageOfJoined(db, paging, query, { from: invitation, where, order: [desc(invitation.id)] }, (rows) =>
    rows.map(({ row, ...names }) => {
      const isOver = row.state === 'pending' && row.expireTime <= now;
      return { ...row, ...names, state: isOver ? invitationStates.expired : row.state };
    }),
  );
}

/** A new link in place of any other; the secret in it, of 128 random bits. */
export async function linkAnew(tx: Tx, invitationId: number): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const hash = hashOf(secret);
  await tx
    .insert(invitationLink)
    .values({ invitationId, hash })
    .onConflictDoUpdate({ target: invitationLink.invitationId, set: { hash } });
  return secret;
}

export async function findBySecret(db: Db, secret: string) {
  const [found] = await db
    .select({ row: invitation })
    .from(invitationLink)
    .innerJoin(invitation, eq(invitation.id, invitationLink.invitationId))
    .where(eq(invitationLink.hash, hashOf(secret)));
  return found?.row;
}

/** Roles with their states, by id. */
export const rolesAmong = (db: Db, ids: readonly number[]) =>
  db
    .select()
    .from(role)
    .where(inArray(role.id, [...ids]))
    .orderBy(asc(role.id));

/** Locks the roles: whoever changes or deletes one of them waits until the write ends. */
export const holdRoles = (tx: Tx, ids: readonly number[]) => rolesAmong(tx, ids).for('share');

/** Locks a person: whoever changes their roles, or switches them off, waits until the write ends. */
export const holdPerson = (tx: Tx, adminId: number) =>
  tx.select({ id: admin.id }).from(admin).where(eq(admin.id, adminId)).for('share');

export const countTries = (db: Db, address: string, now: Date): Promise<number> =>
  db.$count(
    invitationTry,
    and(eq(invitationTry.address, address), gt(invitationTry.createTime, new Date(now.getTime() - MINUTE))),
  );

export const insertTry = (tx: Tx, address: string, createTime: Date) => tx.insert(invitationTry).values({ address, createTime });

export const deleteOldTries = (tx: Tx, now: Date) =>
  tx.delete(invitationTry).where(lt(invitationTry.createTime, new Date(now.getTime() - MINUTE)));
