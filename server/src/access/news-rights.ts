import { everyCall } from '#contract/index.ts';
import { administratorCalls } from '#contract/access/administrators.ts';
import { menuCalls } from '#contract/access/menus.ts';
import type { AnyCall, Permission } from '#contract/call.ts';
import { isLimited, knowsPoints } from '#contract/data-scope.ts';
import { nounsOf } from '#contract/kept-in.ts';
import { type Actor, type Administrator, holds, isLimitedToPoint } from '#server/platform/actor.ts';

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

/** People limited to a point hear that something changed, and of no record which: it may be one of another point. */
const idsFor = (actor: Administrator, noun: string, ids: readonly number[]): readonly number[] =>
  isLimitedToPoint(actor) && limitedNouns().has(noun) ? [] : ids;

/**
 * Whoever may read a noun hears of its changes; of nouns that people read for themselves, each hears of what he changed. Nouns that
 * no call reads are heard of by nobody.
 */
export function heardOf(actor: Actor, tables: Tables, changedBy: number | null): Tables {
  if (actor.kind !== 'admin' || actor.mustChangePassword || actor.mustSetUpTwoStep) return {};
  const nouns = Object.entries(tables).flatMap(([table, ids]) => nounsOf(table).map((noun) => [noun, ids] as const));
  const heard = Object.fromEntries(
    nouns.flatMap(([noun, ids]) => (mayHear(actor, noun, changedBy) ? [[noun, idsFor(actor, noun, ids)]] : [])),
  );
  return changesRights(actor, tables) ? { [menuCalls.mine.noun]: [], ...heard } : heard;
}
