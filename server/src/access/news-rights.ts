import { everyCall } from '#contract/index.ts';
import { administratorCalls } from '#contract/access/administrators.ts';
import { menuCalls } from '#contract/access/menus.ts';
import type { AnyCall, Permission } from '#contract/call.ts';
import { isCutDown, knowsLimit, type Limit } from '#contract/data-scope.ts';
import { nounsOf } from '#contract/kept-in.ts';
import { type Actor, type Administrator, holds, isLimited, limitsOf } from '#server/platform/actor.ts';
import { connectionOf } from '#server/platform/database/drizzle-session.ts';
import { askingOnce } from '#server/platform/database/sharing/ask-once.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { findScoped, scopeOn, seenAmong } from '#server/platform/scope/scoped.ts';
import { isRowOf } from '#server/settings/index.ts';
import { screenSettings } from './screen-settings.ts';

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

/** Recognises rights that everybody holds, for records of their own. */
const isPersonal = (permission: Permission): boolean =>
  permission === 'session' || permission === administratorCalls.me.permission;

type Tables = Readonly<Record<string, readonly number[]>>;

const mayHear = (actor: Administrator, noun: string, changedBy: number | null): boolean =>
  [...(readersFor(actor).get(noun) ?? [])].some((permission) =>
    isPersonal(permission) ? changedBy === actor.id : holds(actor, permission),
  );

/**
 * A change of one's own account or of one of one's roles may change what one may do, and with it the menu; one of the people of shops,
 * which shops one sees.
 */
const changesRights = (actor: Administrator, { admin = [], role = [], shop_staff: staff = [] }: Tables): boolean =>
  admin.includes(actor.id) ||
  role.some((changed) => actor.roleIds.includes(changed)) ||
  (staff.length > 0 && limitsOf(actor).includes('shops'));

async function changesEverybody(db: Db, { config = [] }: Tables): Promise<boolean> {
  return config.length > 0 && isRowOf(db, Object.values(screenSettings), config);
}

const askOnce = askingOnce<readonly number[]>();

/** Ids of those that the actor sees; the database is asked once, however many people of one scope hear of them. */
async function seenOf(
  db: Db,
  name: string,
  ids: readonly number[],
  actor: Administrator,
): Promise<readonly number[] | undefined> {
  const table = findScoped(name)?.table;
  if (!table) return undefined;
  const question = `${name} ${ids.join()} ${JSON.stringify(scopeOn(table, actor))}`;
  return askOnce(connectionOf(db), question, () => seenAmong(db, table, ids, actor));
}

/**
 * Cuts news down to a person's limit: records of theirs by their ids, dependent records without. A change that names those of others
 * alone is no news to them.
 */
async function within(db: Db, actor: Administrator, tables: Tables): Promise<Tables> {
  const limits = limitsOf(actor);
  const isCut = (name: string) => nounsOf(name).some((noun) => limits.some((limit) => nounsWithin(limit).has(noun)));
  const cut = Object.entries(tables).filter(([name]) => isCut(name));
  const asked = await Promise.all(cut.map(async ([name, ids]) => [name, await seenOf(db, name, ids, actor)] as const));
  const seen = new Map(asked.flatMap(([name, ids]) => (ids ? [[name, ids]] : [])));
  const isOfOthers = seen.size > 0 && [...seen.values()].every((ids) => ids.length === 0);
  return Object.fromEntries(
    Object.entries(tables).flatMap(([name, ids]) => {
      if (!isCut(name)) return [[name, ids]];
      const left = seen.get(name);
      return isOfOthers || left?.length === 0 ? [] : [[name, left ?? []]];
    }),
  );
}

/**
 * Decides who hears of changes: readers of a noun hear of all, of nouns that people read for themselves each hears of their own
 * changes. Nouns that no call reads are announced to nobody.
 */
export const openNewsFilter = (db: Db) =>
  async function heardOf(actor: Actor, changed: Tables, changedBy: number | null): Promise<Tables> {
    if (actor.kind !== 'admin' || actor.mustChangePassword || actor.mustSetUpTwoStep) return {};
    const tables = isLimited(actor) ? await within(db, actor, changed) : changed;
    const nouns = Object.entries(tables).flatMap(([table, ids]) => nounsOf(table).map((noun) => [noun, ids] as const));
    const heard = Object.fromEntries(nouns.flatMap(([noun, ids]) => (mayHear(actor, noun, changedBy) ? [[noun, ids]] : [])));
    const isOther = changesRights(actor, tables) || (await changesEverybody(db, tables));
    return isOther ? { [menuCalls.mine.noun]: [], ...heard } : heard;
  };
