import { impersonationCalls } from '#contract/access/impersonations.ts';
import { DAY, HOUR, MINUTE } from '#contract/durations.ts';
import { type Actor, type Administrator, holds, mayCall } from '#server/platform/actor.ts';
import { type GrantedRole, type RefundLimit, standsAbove } from '../roles/rules.ts';

export const LIFE_MS = 5 * HOUR;
const RENEW_MS = 20 * MINUTE;
const PROOF_MS = 15 * MINUTE;
const TOUCH_MS = MINUTE;
/** However much it is used. */
export const LONGEST_DAYS = 7;

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + LIFE_MS);

interface Lasting {
  createTime: Date;
  lastTime: Date;
  expireTime: Date;
}

const lastDay = ({ createTime }: Pick<Lasting, 'createTime'>): number => createTime.getTime() + LONGEST_DAYS * DAY;

/** A session used in its last 20 minutes starts over, as long as it has not reached its last day. */
export const isEnding = (session: Pick<Lasting, 'createTime' | 'expireTime'>, now: Date): boolean =>
  session.expireTime.getTime() - now.getTime() <= RENEW_MS && session.expireTime.getTime() < lastDay(session);

/** The last use of a session is kept to the minute: it is written down when that has passed. */
export const isDue = (session: Lasting, now: Date): boolean =>
  now.getTime() - session.lastTime.getTime() >= TOUCH_MS || isEnding(session, now);

/** A sign-in, or a password or code since, is recent enough to stand for the present password. */
export const isProven = ({ createTime, provedTime }: { createTime: Date; provedTime: Date | null }, now: Date): boolean =>
  now.getTime() - (provedTime ?? createTime).getTime() < PROOF_MS;

export const mayManage = (actor: Actor, adminId: number): boolean =>
  (actor.kind === 'admin' && actor.id === adminId) || holds(actor, 'admin:system:session:manage');

const LONGEST_IMPERSONATION_MS = 30 * MINUTE;

/** A look as somebody else lasts no longer than the session from which it is opened. */
export const impersonationEnd = (now: Date, sessionEnd: Date): Date =>
  new Date(Math.min(now.getTime() + LONGEST_IMPERSONATION_MS, sessionEnd.getTime()));

/** Right to look as somebody else, asked again whenever the rights of one of the two have changed. */
export const mayImpersonate = (
  actor: Administrator,
  roles: readonly Pick<GrantedRole, 'isSuper' | 'perms' | RefundLimit>[],
): boolean =>
  !actor.mustChangePassword && !actor.mustSetUpTwoStep && mayCall(actor, impersonationCalls.begin) && standsAbove(actor, roles);

export const TICKET_LIFE_MS = 5 * MINUTE;
