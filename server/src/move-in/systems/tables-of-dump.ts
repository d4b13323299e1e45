import type { MovedNoun } from '../engine/moving.ts';
import type { Stage } from '../stage/open-stage.ts';
import type { FormerSystem } from './former-system.ts';
import type { Report } from '../report/report.ts';

const whyUnread = ({ unreadTables }: FormerSystem, table: string): string =>
  unreadTables[table] ?? (table.startsWith('qrtz_') ? '旧系统的定时任务' : '新店不认识这张表');

/** Tables and records of the dump that are not read, with the number of their rows. */
export const unreadIn = ({ dump, leftOut }: Stage, system: FormerSystem): Report['unread'] =>
  [
    ...[...dump.counts]
      .filter(([table, count]) => count > 0 && !system.readTables.has(table))
      .map(([table, count]) => ({ table, count, why: whyUnread(system, table) })),
    ...leftOut,
  ].toSorted((one, other) => one.table.localeCompare(other.table));

/** Rows besides the records themselves; rows of products and activities are told apart by their type. */
export async function partsOf(stage: Stage, nouns: readonly MovedNoun[]): Promise<Report['parts']> {
  const all = nouns.flatMap(({ source, key, beside = [] }) =>
    beside.filter(({ isMain }) => isMain).map((one) => ({ ...one, parent: { source, key, type: one.type } })),
  );
  const parts: Report['parts'] = [];
  for (const [table, of] of Map.groupBy(all, (one) => one.table)) {
    const [first] = of;
    const count = stage.counts.get(table) ?? 0;
    if (!first || count === 0) continue;
    const orphans = await stage.orphans({ table, column: first.column, parents: of.map(({ parent }) => parent) });
    parts.push({ table: stage.nameOf(table), count, orphans });
  }
  return parts;
}
