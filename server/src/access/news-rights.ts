import { everyCall } from '#contract/index.ts';
import { administratorCalls } from '#contract/access/administrators.ts';
import { menuCalls } from '#contract/access/menus.ts';
import { signInSettings } from '#contract/access/settings.ts';
import type { AnyCall, Limit, Permission } from '#contract/call.ts';
import { isCutDown, knowsLimit } from '#contract/data-scope.ts';
import { nounsOf } from '#contract/kept-in.ts';
import { type Actor, type Administrator, holds, limitsOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { LimitedRecords } from '#server/platform/limited-records.ts';
import { isRowOf } from '#server/settings/index.ts';

type Readers = ReadonlyMap<string, ReadonlySet<Permission>>;

const readersBy = (reads: (call: AnyCall) => boolean): Readers =>
  new Map(
    [...Map.groupBy(everyCall().filter(reads), (call) => call.noun)].map(([name, calls]) => [
      name,
      new Set(calls.flatMap(({ permission, orAnyOf = [] }) => [permission, ...orAnyOf])),
    ]),
  );

const readers = new Map<string, Readers>();

/** Noun → permissions of the calls that read it; for people with limits, of those that know them. */
function readersFor(actor: Administrator): Readers {
  const limits = limitsOf(actor);
  const key = limits.join(' ');
  const known =
    readers.get(key) ?? readersBy((call) => call.method === 'GET' && limits.every((limit) => knowsLimit(call, limit)));
  readers.set(key, known);
  return known;
}

const limitedNouns = new Map<Limit, ReadonlySet<string>>();

/** Nouns whose records are cut down to what a limit leaves. */
function nounsWithin(limit: Limit): ReadonlySet<string> {
  const known = limitedNouns.get(limit) ?? new Set(everyCall().flatMap((call) => (isCutDown(call, limit) ? [call.noun] : [])));
  limitedNouns.set(limit, known);
  return known;
}

/** Everybody holds these, for records of their own. */
const isPersonal = (permission: Permission): boolean =>
  permission === 'session' || permission === administratorCalls.me.permission;

type Tables = Readonly<Record<string, readonly number[]>>;

const mayHear = (actor: Administrator, noun: string, changedBy: number | null): boolean =>
  [...(readersFor(actor).get(noun) ?? [])].some((permission) =>
    isPersonal(permission) ? changedBy === actor.id : holds(actor, permission),
  );

/**
 * A change of one's own account or of one of one's roles may change what one may do, and with it the menu; one of the people of shops,
 * which shop one sees.
 */
const changesRights = (actor: Administrator, { admin = [], role = [], shop_staff: staff = [] }: Tables): boolean =>
  admin.includes(actor.id) ||
  role.some((changed) => actor.roleIds.includes(changed)) ||
  (staff.length > 0 && limitsOf(actor).includes('shop'));

/** Settings by their rows: one of them says when every screen locks. */
async function changesLock(db: Db, { config = [] }: Tables): Promise<boolean> {
  return config.length > 0 && isRowOf(db, signInSettings.idle_lock_minutes, config);
}

/**
 * What changed, for people with a limit: orders of their point, or products of their shop, by their ids, what belongs to them without.
 * A change that names those of others alone is none to them.
 */
async function within(limit: Limit, { table, seenBy }: LimitedRecords, actor: Administrator, tables: Tables): Promise<Tables> {
  const named = tables[table] ?? [];
  const seen = named.length > 0 ? await seenBy(actor, named) : [];
  const isOfOthers = named.length > 0 && seen.length === 0;
  const isLimited = (name: string) => nounsOf(name).some((noun) => nounsWithin(limit).has(noun));
  return Object.fromEntries(
    Object.entries(tables).flatMap(([name, ids]) => {
      if (!isLimited(name)) return [[name, ids]];
      if (isOfOthers) return [];
      return [[name, name === table ? seen : []]];
    }),
  );
}

/**
 * Whoever may read a noun hears of its changes; of nouns that people read for themselves, each hears of what he changed. Nouns that
 * no call reads are heard of by nobody.
 */
export const openHeardOf = (db: Db, records: Readonly<Record<Limit, LimitedRecords>>) =>
  async function heardOf(actor: Actor, changed: Tables, changedBy: number | null): Promise<Tables> {
    if (actor.kind !== 'admin' || actor.mustChangePassword || actor.mustSetUpTwoStep) return {};
    let tables = changed;
    for (const limit of limitsOf(actor)) tables = await within(limit, records[limit], actor, tables);
    const nouns = Object.entries(tables).flatMap(([table, ids]) => nounsOf(table).map((noun) => [noun, ids] as const));
    const heard = Object.fromEntries(nouns.flatMap(([noun, ids]) => (mayHear(actor, noun, changedBy) ? [[noun, ids]] : [])));
    const isOther = changesRights(actor, tables) || (await changesLock(db, tables));
    return isOther ? { [menuCalls.mine.noun]: [], ...heard } : heard;
  };
