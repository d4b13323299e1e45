import { piecesIn } from '../dump/open-files.ts';
import type { FormerSystem } from './former-system.ts';

const NAMED = /\b(?:into|table(?:\s+if\s+(?:not\s+)?exists)?)\s+(?:`[^`]+`\.)?`?([\w$]+)`?/gi;

const tablesOf = ({ readTables, unreadTables }: FormerSystem): string[] => [...readTables, ...Object.keys(unreadTables)];

/** Systems by the tables that they alone have. */
function systemsByTable(systems: readonly FormerSystem[]): Map<string, FormerSystem> {
  const holders = Map.groupBy(
    systems.flatMap((system) => tablesOf(system).map((table) => ({ table, system }))),
    ({ table }) => table,
  );
  return new Map(
    [...holders].flatMap(([table, [first, ...others]]) => (first && others.length === 0 ? [[table, first.system]] : [])),
  );
}

/**
 * Tells the system that a dump is of, by the first table that no other has: before its rows are read, for it may not name their columns.
 * Undefined where no table tells.
 */
export async function recognise(path: string, systems: readonly FormerSystem[]): Promise<FormerSystem | undefined> {
  const known = systemsByTable(systems);
  for (const pieces of piecesIn(path))
    for await (const piece of pieces)
      for (const [, table = ''] of piece.matchAll(NAMED)) {
        const system = known.get(table);
        if (system) return system;
      }
  return undefined;
}
