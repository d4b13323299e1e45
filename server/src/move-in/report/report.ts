import type { Reconciliation } from './reconcile.ts';

/** Number of records with the same fate, and the first of them by their keys. */
interface Tally {
  count: number;
  examples: string[];
}

/** A record that changed in both shops since it came: ours stays. */
export interface Conflict {
  key: string;
  values: { column: string; theirs: string; ours: string }[];
}

export interface TableReport {
  label: string;
  /** Number of records with the same fate that are named. */
  named: number;
  source: string;
  read: number;
  brought: number;
  /** Came with an earlier run. */
  already: number;
  /** Came with an earlier run, have changed there since, and came again. */
  renewed: number;
  /** Came with an earlier run and have changed there since: they stay as they came. */
  changed: Tally;
  /** Have changed in both shops since they came: number, and the first of them with both values. */
  conflicts: { count: number; examples: Conflict[] };
  /** Came with an earlier run and are gone from the former shop: they stay. */
  gone: Tally;
  leftOut: Map<string, Tally>;
  /** Came otherwise than they were, and how. */
  altered: Map<string, Tally>;
}

export type RecordFate = 'leftOut' | 'altered';

export interface Report {
  tables: TableReport[];
  /** Rows that belong to a record which came, by table, and those whose record is not there. */
  parts: { table: string; count: number; orphans: number }[];
  /** Tables of the dump that are not read, with the number of their rows. */
  unread: { table: string; count: number; why: string }[];
  /** Matters that the owner has to decide before the shop opens. */
  notes: string[];
  reconciliation: Reconciliation;
}

const EXAMPLES = 5;

const emptyTally = (): Tally => ({ count: 0, examples: [] });

function countIn(tally: Tally, key: string, most = EXAMPLES): void {
  tally.count += 1;
  if (tally.examples.length < most) tally.examples.push(key);
}

/** Number of records that are named where each matters. */
const ALL = 1000;

export const openTable = ({ label, source, isListed }: { label: string; source: string; isListed?: true }): TableReport => ({
  label,
  named: isListed ? ALL : EXAMPLES,
  source,
  read: 0,
  brought: 0,
  already: 0,
  renewed: 0,
  changed: emptyTally(),
  conflicts: { count: 0, examples: [] },
  gone: emptyTally(),
  leftOut: new Map(),
  altered: new Map(),
});

export const countChanged = ({ changed }: TableReport, key: string): void => countIn(changed, key);

/** Number of conflicts that are named with both values. */
const CONFLICTS = 100;

export function countConflict({ conflicts }: TableReport, conflict: Conflict): void {
  conflicts.count += 1;
  if (conflicts.examples.length < CONFLICTS) conflicts.examples.push(conflict);
}

export function countGone({ gone }: TableReport, count: number, keys: readonly string[]): void {
  gone.count += count;
  gone.examples.push(...keys);
}

export function countFate(table: TableReport, fate: RecordFate, why: string, key: string, named = table.named): void {
  const tally = table[fate].get(why) ?? emptyTally();
  table[fate].set(why, tally);
  countIn(tally, key, named);
}

/** Counts a record that a rule of this shop refuses: each is named, for none was foreseen. */
export const countRefused = (table: TableReport, why: string, key: string): void => countFate(table, 'leftOut', why, key, ALL);
