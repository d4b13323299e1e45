import { type SQL, type SQLWrapper, and, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Limit, limitKinds } from '#contract/data-scope.ts';
import { type Actor, type Scope, type ScopeKind, scopeOf } from '../actor.ts';
import type { Db } from '../database/connect.ts';

/** Says of a column that it names one of the ids of a scope. */
type Among = (column: SQLWrapper) => SQL;

/** Records that a kind of scope leaves: every one, none, those whose column names one of its ids, or those of a condition. */
type Owner = 'every' | 'none' | PgColumn | ((among: Among) => SQL | undefined);

type Keyed = PgTable & { id: PgColumn };

/** Records that belong to one of another table, by the column that names it. */
interface Parent {
  readonly by: PgColumn;
  readonly of: Keyed;
}

/** Records that each limit leaves, some as their parent; a storefront sees every one where it is not named. */
type Owners = Readonly<Record<Limit, Owner | Parent>> & { readonly storefronts?: Owner | Parent };

interface Scoped {
  table: Keyed;
  owners: Owners | Parent;
  /** Records that a notice means by this text. */
  called?: ((text: SQLWrapper) => SQL) | undefined;
}

const KINDS: readonly ScopeKind[] = [...limitKinds, 'storefronts'];

const declared = new Map<string, Scoped>();

/** Declares what each kind of scope leaves of the records of a table: lists, writes, news, notices and histories ask here. */
export function scopedBy(table: Keyed, owners: Owners | Parent, called?: Scoped['called']): void {
  declared.set(getTableName(table), { table, owners, called });
}

/** Conditions of the records that a kind of scope leaves whole, by table, where it leaves a part of others. */
const wholes = new Map<string, Partial<Record<ScopeKind, (among: Among) => SQL>>>();

/** Declares of a table that several may have parts of one record, and which records a kind of scope leaves whole. */
export const sharedBy = (table: Keyed, leftWhole: Partial<Record<ScopeKind, (among: Among) => SQL>>): void =>
  void wholes.set(getTableName(table), leftWhole);

/** Undefined for a table whose records belong to nobody in particular. */
export const findScoped = (name: string): Scoped | undefined => declared.get(name);

function scopedOf(name: string): Scoped {
  const known = declared.get(name);
  if (!known) throw new Error(`${name} does not say whose its records are`);
  return known;
}

const isParent = (owner: Owner | Owners | Parent): owner is Parent => typeof owner === 'object' && 'by' in owner;

function ownerOf(table: Keyed, kind: ScopeKind): Owner {
  const { owners } = scopedOf(getTableName(table));
  const said = isParent(owners) ? owners : (owners[kind] ?? 'every');
  if (!isParent(said)) return said;
  const { by, of } = said;
  const owner = ownerOf(of, kind);
  if (owner === 'every' || owner === 'none') return owner;
  return (among) => sql`${by} in (select ${of.id} from ${of} where ${conditionOf(owner, among)})`;
}

function conditionOf(owner: Owner, among: Among): SQL | undefined {
  if (owner === 'every') return undefined;
  if (owner === 'none') return sql`false`;
  return typeof owner === 'function' ? owner(among) : among(owner);
}

/** Equality where there is one id, so that an index on the column gives the order of a list as well. */
const amongThese =
  (ids: readonly number[]): Among =>
  (column) =>
    ids.length === 1 ? sql`${column} = ${ids[0]}` : sql`${column} = any(${sql.param(ids)}::int[])`;

const leftOf = (owner: (kind: ScopeKind) => Owner, scope: Scope): SQL | undefined =>
  and(
    ...KINDS.map((kind) => {
      const ids = scope[kind];
      return ids && conditionOf(owner(kind), amongThese(ids));
    }),
  );

/** Condition of the records of a table that a scope leaves; undefined where these are all. */
export const inScope = (table: Keyed, scope: Scope = {}): SQL | undefined => leftOf((kind) => ownerOf(table, kind), scope);

/** Condition of what a scope leaves of rows without a table of their own, such as the sums of shops, by the column that names the shop. */
export const shopInScope = (column: SQLWrapper, scope: Scope = {}): SQL | undefined => {
  const owners: Partial<Record<ScopeKind, Owner>> = { points: 'none', shops: (among) => among(column) };
  return leftOf((kind) => owners[kind] ?? 'every', scope);
};

/** The part of an actor’s scope that keeps records of this table back; undefined where every one is seen. */
export function scopeOn(table: Keyed, actor: Actor): Scope | undefined {
  const scope = scopeOf(actor);
  const kinds = KINDS.filter((kind) => scope[kind] !== undefined && ownerOf(table, kind) !== 'every');
  return kinds.length === 0 ? undefined : Object.fromEntries(kinds.map((kind) => [kind, scope[kind]]));
}

/** Shops whose records are all that an actor sees of a table without pick-up points, so that whoever is limited to these sees none; undefined without a limit. */
export function shopsLeft(table: Keyed, actor: Actor): readonly number[] | undefined {
  const scope = scopeOn(table, actor);
  return scope && (scope.points ? [] : (scope.shops ?? []));
}

/** Condition of the records that an actor sees; undefined where these are all. */
export const seen = (table: Keyed, actor: Actor): SQL | undefined => inScope(table, scopeOf(actor));

/** Condition of the records no part of which a scope keeps back, among those that it leaves; undefined where these are all. */
export const leftWhole = (table: Keyed, scope: Scope = {}): SQL | undefined =>
  and(
    ...KINDS.map((kind) => {
      const ids = scope[kind];
      return ids && wholes.get(getTableName(table))?.[kind]?.(amongThese(ids));
    }),
  );

/** Condition of rows that belong to a record that the actor sees, by what names it. */
export function ofSeen(id: SQLWrapper, table: Keyed, actor: Actor): SQL | undefined {
  const condition = seen(table, actor);
  return condition && sql`${id} in (select ${table.id} from ${table} where ${condition})`;
}

/** Ids, among these, of records that the actor sees. */
export const seenAmong = (db: Db, table: Keyed, ids: readonly number[], actor: Actor): Promise<readonly number[]> =>
  leftAmong(db, table, ids, scopeOf(actor));

/** Ids, among these, of records that a scope leaves. */
export async function leftAmong(db: Db, table: Keyed, ids: readonly number[], scope: Scope = {}): Promise<readonly number[]> {
  const condition = inScope(table, scope);
  if (!condition || ids.length === 0) return ids;
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${table.id} as id from ${table} where ${table.id} = any(${sql.param(ids)}::int[]) and ${condition}`,
  );
  const left = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => left.has(id));
}

/** A scope leaves a record of this table that a notice means by this text, or the whole of one; undefined where it leaves every one. */
export function isCalledInScope(name: string, text: SQLWrapper, scope: Scope, { isWhole = false } = {}): SQL | undefined {
  const { table, called } = scopedOf(name);
  const condition = and(inScope(table, scope), isWhole ? leftWhole(table, scope) : undefined);
  return condition && sql`exists (select from ${table} where ${called?.(text)} and ${condition})`;
}
