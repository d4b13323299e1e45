import { everyCall } from '#contract/index.ts';
import { administratorCalls } from '#contract/access/administrators.ts';
import { menuCalls } from '#contract/access/menus.ts';
import { signInSettings } from '#contract/access/settings.ts';
import type { AnyCall, Permission } from '#contract/call.ts';
import { isLimited, knowsPoints } from '#contract/data-scope.ts';
import { nounsOf } from '#contract/kept-in.ts';
import { type Actor, type Administrator, holds, isLimitedToPoint } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { isRowOf } from '#server/settings/index.ts';

type Readers = ReadonlyMap<string, ReadonlySet<Permission>>;

const readersBy = (reads: (call: AnyCall) => boolean): Readers =>
  new Map(
    [...Map.groupBy(everyCall().filter(reads), (call) => call.noun)].map(([name, calls]) => [
      name,
      new Set(calls.flatMap(({ permission, orAnyOf = [] }) => [permission, ...orAnyOf])),
    ]),
  );

let readers: Record<'all' | 'atPoint', Readers> | undefined;

/** Noun → permissions of the calls that read it; for people limited to a point, of those that know this limit. */
function readersFor(actor: Administrator): Readers {
  readers ??= {
    all: readersBy(({ method }) => method === 'GET'),
    atPoint: readersBy((call) => call.method === 'GET' && knowsPoints(call)),
  };
  return isLimitedToPoint(actor) ? readers.atPoint : readers.all;
}

let limited: ReadonlySet<string> | undefined;

/** Nouns whose records are cut down to a point. */
const limitedNouns = (): ReadonlySet<string> =>
  (limited ??= new Set(everyCall().flatMap((call) => (isLimited(call) ? [call.noun] : []))));

/** Everybody holds these, for records of their own. */
const isPersonal = (permission: Permission): boolean =>
  permission === 'session' || permission === administratorCalls.me.permission;

type Tables = Readonly<Record<string, readonly number[]>>;

const mayHear = (actor: Administrator, noun: string, changedBy: number | null): boolean =>
  [...(readersFor(actor).get(noun) ?? [])].some((permission) =>
    isPersonal(permission) ? changedBy === actor.id : holds(actor, permission),
  );

/** A change of one's own account or of one of one's roles may change what one may do, and with it the menu. */
const changesRights = ({ id, roleIds }: Administrator, { admin = [], role = [] }: Tables): boolean =>
  admin.includes(id) || role.some((changed) => roleIds.includes(changed));

/** Settings by their rows: one of them says when every screen locks. */
async function changesLock(db: Db, { config = [] }: Tables): Promise<boolean> {
  return config.length > 0 && isRowOf(db, signInSettings.idle_lock_minutes, config);
}

/** Records that belong to a pick-up point, and the choice of those among some that an actor sees. */
export interface PointRecords {
  table: string;
  seenBy(actor: Actor, ids: readonly number[]): Promise<readonly number[]>;
}

/**
 * What changed, for people limited to a pick-up point: orders of the point by their ids, their refunds and parcels without. A change
 * that names orders of others alone is none to them.
 */
async function withinPoint(actor: Administrator, tables: Tables, { table, seenBy }: PointRecords): Promise<Tables> {
  if (!isLimitedToPoint(actor)) return tables;
  const named = tables[table] ?? [];
  const seen = named.length > 0 ? await seenBy(actor, named) : [];
  const isOfOthers = named.length > 0 && seen.length === 0;
  const isCutDown = (name: string) => nounsOf(name).some((noun) => limitedNouns().has(noun));
  return Object.fromEntries(
    Object.entries(tables).flatMap(([name, ids]) => {
      if (!isCutDown(name)) return [[name, ids]];
      if (isOfOthers) return [];
      return [[name, name === table ? seen : []]];
    }),
  );
}

/**
 * Whoever may read a noun hears of its changes; of nouns that people read for themselves, each hears of what he changed. Nouns that
 * no call reads are heard of by nobody.
 */
export const openHeardOf = (db: Db, orders: PointRecords) =>
  async function heardOf(actor: Actor, changed: Tables, changedBy: number | null): Promise<Tables> {
    if (actor.kind !== 'admin' || actor.mustChangePassword || actor.mustSetUpTwoStep) return {};
    const tables = await withinPoint(actor, changed, orders);
    const nouns = Object.entries(tables).flatMap(([table, ids]) => nounsOf(table).map((noun) => [noun, ids] as const));
    const heard = Object.fromEntries(nouns.flatMap(([noun, ids]) => (mayHear(actor, noun, changedBy) ? [[noun, ids]] : [])));
    const isOther = changesRights(actor, tables) || (await changesLock(db, tables));
    return isOther ? { [menuCalls.mine.noun]: [], ...heard } : heard;
  };
