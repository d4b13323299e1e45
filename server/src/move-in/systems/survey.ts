import { type DumpListener, StatementReader } from '../dump/statement-reader.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { textsIn } from '../dump/open-texts.ts';
import { type Preparing, preparing } from '../stage/preparing.ts';
import { foreignIn } from './foreign.ts';
import type { Survey } from './surveyed.ts';

/** Reads a dump to its end without its rows: which tables are there. A file that is torn is noticed before anything is done. */
export async function survey(path: string, { reading }: Pick<Preparing, 'reading'> = preparing(undefined)): Promise<Survey> {
  const found = new Map<string, Map<string, boolean>>();
  const tablesOf = (database = '') => {
    const tables = found.get(database) ?? new Map<string, boolean>();
    found.set(database, tables);
    return tables;
  };
  const listener: DumpListener = {
    created({ database, name }) {
      tablesOf(database).set(name, tablesOf(database).get(name) ?? false);
    },
    emptied: () => undefined,
    inserts({ database, name }) {
      tablesOf(database).set(name, true);
      return undefined;
    },
    counted: () => undefined,
  };
  for (const { pieces, database } of reading(await textsIn(path, { hasRows: false }), 'survey')) {
    const reader = new StatementReader(listener, database);
    const take = (piece: string, isLast: boolean) => {
      try {
        reader.take(piece, isLast);
      } catch (error) {
        // A file with nothing of a dump so far is none, rather than a torn one.
        throw found.size === 0 && error instanceof StartFailure ? foreignIn(found) : error;
      }
    };
    for await (const piece of pieces) take(piece, false);
    take('', true);
  }
  return found;
}
