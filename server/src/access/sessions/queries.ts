import { hash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { From, Write } from '#server/platform/write/write.ts';
import type { GrantedRole } from '../roles/rules.ts';
import { type Places, placesOf } from '../scopes.ts';
import { LONGEST_DAYS, expiryFrom, isProven } from './rules.ts';
import { signInTicket, adminSession } from './tables.ts';

export const hashOf = (token: string): string => hash('sha256', token);

/** Session from which a person looks as another: its owner and its end. */
interface Impersonating {
  impersonationId: number;
  openedBy: number;
  expireTime: Date;
}

/** A token of 256 random bits; only its hash is kept. */
export async function openSession(
  { tx, now, from }: Pick<Write, 'tx' | 'now' | 'from'>,
  adminId: number,
  more: Impersonating | { provedTime?: Date } = {},
): Promise<{ id: number; token: string }> {
  const token = randomBytes(32).toString('hex');
  const { address, agent } = from ?? { address: '', agent: '' };
  const [row] = await tx
    .insert(adminSession)
    .values({
      adminId,
      tokenHash: hashOf(token),
      address,
      agent,
      createTime: now,
      lastTime: now,
      expireTime: expiryFrom(now),
      ...more,
    })
    .returning({ id: adminSession.id });
  return { id: row?.id ?? 0, token };
}

/** A person with what they may do. */
export interface PersonRow extends Record<string, unknown> {
  /** 0 of whoever acts by no session. */
  sessionId: number;
  adminId: number;
  account: string;
  realName: string;
  mustChangePassword: boolean;
  twoStep: boolean;
  roles: GrantedRole[];
  places: Places;
  everybodys: string[];
}

export interface SessionRow extends PersonRow {
  createTime: Date;
  lastTime: Date;
  expireTime: Date;
  openedBy: number | null;
}

/** Columns of a person `a`, with all that decides what they may do. */
const ofPerson = sql`a.id as "adminId", a.account, a.real_name as "realName", a.must_change_password as "mustChangePassword",
  a.two_step as "twoStep", ${placesOf(sql`a.id`)} as places,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', r.id, 'status', r.status, 'isSuper', r.is_super, 'refundLimit', r.refund_limit, 'refundDayLimit', r.refund_day_limit,
      'requiresTwoStep', r.requires_two_step, 'dataScope', r.data_scope,
      'perms', coalesce((
        select jsonb_agg(distinct m.perms) from role_menu rm join menu m on m.id = rm.menu_id
        where rm.role_id = r.id and not m.deleted and m.perms <> ''), '[]')) order by r.id)
    from admin_role ar join role r on r.id = ar.role_id where ar.admin_id = a.id), '[]') as roles,
  coalesce((select jsonb_agg(perms) from menu where is_public and not deleted and perms <> ''), '[]') as everybodys`;

/** The session with all that decides what its owner may do, in one statement; nothing when the account is off. */
export async function findSession(db: Db, by: { tokenHash: string } | { id: number }): Promise<SessionRow | undefined> {
  const asked = 'id' in by ? sql`s.id = ${by.id}` : sql`s.token_hash = ${by.tokenHash}`;
  const { rows } = await db.execute<SessionRow>(sql`
    select s.id as "sessionId", s.create_time as "createTime", s.last_time as "lastTime", s.expire_time as "expireTime",
      s.opened_by as "openedBy", ${ofPerson}
    from admin_session s join admin a on a.id = s.admin_id
    where ${asked} and a.status and not a.is_del`);
  const [row] = rows;
  return (
    row && {
      ...row,
      createTime: new Date(row.createTime),
      lastTime: new Date(row.lastTime),
      expireTime: new Date(row.expireTime),
    }
  );
}

/** A person with all that decides what they may do, whether they are signed in or not; nothing when the account is off. */
export async function findPerson(db: Db, adminId: number): Promise<PersonRow | undefined> {
  const { rows } = await db.execute<PersonRow>(sql`
    select 0 as "sessionId", ${ofPerson} from admin a where a.id = ${adminId} and a.status and not a.is_del`);
  return rows[0];
}

/** Undefined when the session has been ended meanwhile. */
export async function touchSession(tx: Tx, id: number, { now, from, expireTime }: { now: Date; from: From; expireTime: Date }) {
  const [row] = await tx
    .update(adminSession)
    .set({
      lastTime: now,
      address: from.address,
      expireTime: sql`least(greatest(${adminSession.expireTime}, ${expireTime}), ${adminSession.createTime} + make_interval(days => ${LONGEST_DAYS}))`,
    })
    .where(eq(adminSession.id, id))
    .returning({ expireTime: adminSession.expireTime });
  return row;
}

export const sessionsOf = (db: Db, adminId: number, now: Date) =>
  db
    .select()
    .from(adminSession)
    .where(and(eq(adminSession.adminId, adminId), isNull(adminSession.openedBy), gt(adminSession.expireTime, now)))
    .orderBy(desc(adminSession.lastTime), desc(adminSession.id));

export async function findSessionById(db: Db, id: number) {
  const [row] = await db.select().from(adminSession).where(eq(adminSession.id, id));
  return row;
}

/** A password or a code was right: counts until `isProven` says otherwise. */
export const setProven = (tx: Tx, id: number, now: Date) =>
  tx.update(adminSession).set({ provedTime: now }).where(eq(adminSession.id, id));

export async function hasProven(db: Db, id: number, now: Date): Promise<boolean> {
  const session = await findSessionById(db, id);
  return session !== undefined && isProven(session, now);
}

export async function deleteSession(tx: Tx, id: number): Promise<number[]> {
  const gone = await tx.delete(adminSession).where(eq(adminSession.id, id)).returning({ id: adminSession.id });
  return gone.map((row) => row.id);
}

/** Tickets of a sign-in that is half done go with them. */
export async function deleteSessionsOf(tx: Tx, adminId: number, except?: number): Promise<number[]> {
  const gone = await tx
    .delete(adminSession)
    .where(and(eq(adminSession.adminId, adminId), except === undefined ? undefined : ne(adminSession.id, except)))
    .returning({ id: adminSession.id });
  await tx.delete(signInTicket).where(eq(signInTicket.adminId, adminId));
  return gone.map((row) => row.id);
}

/** Tickets of sign-ins that are half done go too. */
export async function deleteEverySession(tx: Tx): Promise<void> {
  await tx.delete(adminSession);
  await tx.delete(signInTicket);
}

export const deleteEndedSessions = (tx: Tx, now: Date) => tx.delete(adminSession).where(lt(adminSession.expireTime, now));
