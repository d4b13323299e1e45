import { type Actor, type Administrator, EVERYTHING } from '#server/platform/actor.ts';
import type { Services } from '#server/platform/services.ts';
import type { News } from '#server/platform/events/hub.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { From } from '#server/platform/write/write.ts';
import { asksForTwoStep, limitsOf, permissionsOf, permissionsWithin, refundLimitOf } from '../roles/rules.ts';
import { scopeBy } from '../scopes.ts';
import { type PersonRow, type SessionRow, findSession, hashOf, touchSession } from './queries.ts';
import { expiryFrom, isDue, isEnding, mayImpersonate } from './rules.ts';

interface CachedSession {
  actor: Administrator;
  createTime: Date;
  lastTime: Date;
  expireTime: Date;
}

const KEPT_AT_MOST = 10_000;

export interface SessionCache {
  /** Looks a session up; without `from` that does not count as use. */
  administrator(token: string, from?: From): Promise<Actor | undefined>;
  /** A session ended in this process: it must not wait until its own news comes back. */
  forget(ids: readonly number[]): void;
}

/** A person as they act. */
export function administratorOf(row: PersonRow): Administrator {
  const may = permissionsOf(row.roles, row.everybodys);
  const limits = may.has(EVERYTHING) ? [] : limitsOf(row.roles);
  return {
    kind: 'admin',
    id: row.adminId,
    name: row.realName,
    account: row.account,
    roleIds: row.roles.map(({ id }) => id),
    may: permissionsWithin(may, limits),
    points: row.places.points,
    scope: scopeBy(limits, row.places),
    sessionId: row.sessionId,
    refundLimit: refundLimitOf(row.roles, 'refundLimit'),
    refundDayLimit: refundLimitOf(row.roles, 'refundDayLimit'),
    mustChangePassword: row.mustChangePassword,
    mustSetUpTwoStep: !row.twoStep && asksForTwoStep(row.roles),
  };
}

const knownFrom = (row: SessionRow): CachedSession => {
  const { createTime, lastTime, expireTime } = row;
  return { actor: administratorOf(row), createTime, lastTime, expireTime };
};

/** The person as somebody else sees them, as long as both may: duties are left to whom they concern. */
function impersonated(known: CachedSession, row: SessionRow, opener: SessionRow | undefined): CachedSession | undefined {
  const by = opener && knownFrom(opener).actor;
  if (!by || !mayImpersonate(by, row.roles)) return undefined;
  const actor = { ...known.actor, mustChangePassword: false, mustSetUpTwoStep: false };
  return { ...known, actor: { ...actor, impersonation: { by, until: known.expireTime } } };
}

/**
 * Every call asks here who holds its token, so the answer is kept in the process and dropped at the news of a change:
 * a hit costs no query. While the process hears no news it asks the database each time.
 */
export function openSessionCache({
  database,
  clock,
  hub,
  write,
}: Pick<Services, 'database' | 'clock' | 'hub' | 'write'>): SessionCache {
  const kept = new Map<string, CachedSession>();
  // Rows read before a change was announced must not be kept after it.
  let era = 0;

  function forget(ids: readonly number[]): void {
    era += 1;
    // A person who looks as another does so no longer than their own session lasts.
    for (const [token, { actor }] of kept)
      if ([actor, actor.impersonation?.by].some((person) => person && ids.includes(person.sessionId))) kept.delete(token);
  }

  hub.on((news: News) => {
    if (news.topic === 'session') forget(news.ids);
    else if (news.topic === 'gap' || news.topic === 'rights') {
      era += 1;
      kept.clear();
    }
  });

  async function asSeen(row: SessionRow): Promise<CachedSession | undefined> {
    const known = knownFrom(row);
    return row.openedBy === null ? known : impersonated(known, row, await findSession(database.db, { id: row.openedBy }));
  }

  async function load(token: string): Promise<CachedSession | undefined> {
    const before = era;
    const row = await findSession(database.db, { tokenHash: hashOf(token) });
    const known = row && (await asSeen(row));
    if (!known) return undefined;
    if (before === era && hub.isListening()) {
      if (kept.size >= KEPT_AT_MOST) kept.delete(kept.keys().next().value ?? '');
      kept.set(token, known);
    }
    return known;
  }

  /** False when the session was ended meanwhile. */
  async function touch(known: CachedSession, now: Date, from: From): Promise<boolean> {
    const expireTime = isEnding(known, now) ? expiryFrom(now) : known.expireTime;
    const act = { name: 'admin_session.touch', actor: systemActor('session') };
    const { value } = await write(act, ({ tx }) => touchSession(tx, known.actor.sessionId, { now, from, expireTime }));
    if (value) Object.assign(known, { lastTime: now, expireTime: value.expireTime });
    return value !== undefined;
  }

  return {
    forget,
    async administrator(token, from) {
      const now = clock.now();
      const cached = hub.isListening() ? kept.get(token) : undefined;
      // Another process may have prolonged it since it was read here.
      const known = cached && cached.expireTime > now ? cached : await load(token);
      if (!known || known.expireTime <= now) return undefined;
      // A look at somebody else’s back-office is never prolonged.
      if (known.actor.impersonation) return known.actor;
      if (from && isDue(known, now) && !(await touch(known, now, from))) return undefined;
      return known.actor;
    },
  };
}
