import { everyCall } from '#contract/index.ts';
import { administratorCalls } from '#contract/access/administrators.ts';
import { menuCalls } from '#contract/access/menus.ts';
import type { Permission } from '#contract/call.ts';
import { nounsOf } from '#contract/kept-in.ts';
import { type Actor, type Administrator, holds } from '#server/platform/actor.ts';

let readers: ReadonlyMap<string, ReadonlySet<Permission>> | undefined;

/** Noun → permissions of the calls that read it. */
function readersOf(noun: string): ReadonlySet<Permission> {
  readers ??= new Map(
    [...Map.groupBy(everyCall(), (call) => call.noun)].map(([name, calls]) => [
      name,
      new Set(calls.filter(({ method }) => method === 'GET').flatMap(({ permission, orAnyOf = [] }) => [permission, ...orAnyOf])),
    ]),
  );
  return readers.get(noun) ?? new Set();
}

/** Everybody holds these, for records of their own. */
const isPersonal = (permission: Permission): boolean =>
  permission === 'session' || permission === administratorCalls.me.permission;

type Tables = Readonly<Record<string, readonly number[]>>;

const mayHear = (actor: Administrator, noun: string, changedBy: number | null): boolean =>
  [...readersOf(noun)].some((permission) => (isPersonal(permission) ? changedBy === actor.id : holds(actor, permission)));

/** A change of one's own account or of one of one's roles may change what one may do, and with it the menu. */
const changesRights = ({ id, roleIds }: Administrator, { admin = [], role = [] }: Tables): boolean =>
  admin.includes(id) || role.some((changed) => roleIds.includes(changed));

/**
 * Whoever may read a noun hears of its changes; of nouns that people read for themselves, each hears of what he changed. Nouns that
 * no call reads are heard of by nobody.
 */
export function heardOf(actor: Actor, tables: Tables, changedBy: number | null): Tables {
  if (actor.kind !== 'admin' || actor.mustChangePassword || actor.mustSetUpTwoStep) return {};
  const nouns = Object.entries(tables).flatMap(([table, ids]) => nounsOf(table).map((noun) => [noun, ids] as const));
  const heard = Object.fromEntries(nouns.filter(([noun]) => mayHear(actor, noun, changedBy)));
  return changesRights(actor, tables) ? { [menuCalls.mine.noun]: [], ...heard } : heard;
}
