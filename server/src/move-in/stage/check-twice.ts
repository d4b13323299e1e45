import type { OwnSession } from '#server/platform/database/connection/own-session.ts';
import type { TableColumns } from '../dump/read-dump.ts';
import { UnreadableDump } from '../dump/unreadable.ts';
import type { RowPlace } from './staged-rows.ts';

/** Tables that a dump comes back to after others: two dumps in one file, or a writer that mixes tables. */
export class MixedTables {
  readonly all = new Set<string>();
  private readonly left = new Set<string>();
  private last: string | undefined;

  hear(table: string): void {
    if (table === this.last) return;
    if (this.left.has(table)) this.all.add(table);
    if (this.last !== undefined) this.left.add(this.last);
    this.last = table;
  }
}

const KEYS = new Set(['id', 'uid', 'att_id']);
/** Tables that begin with the key of another. */
const KEYLESS = /_relation$/;

/** Refuses a dump in which rows of a table stand twice. */
export async function checkTwice(
  session: OwnSession,
  place: RowPlace,
  columns: TableColumns,
  tables: ReadonlySet<string>,
): Promise<void> {
  for (const table of tables) {
    const key = columns.get(table)?.[0]?.name ?? '';
    if (!KEYS.has(key) || KEYLESS.test(table)) continue;
    const [found] = await session.rows<{ key: string }>(
      `select image->>$2 as key from ${place} where name = $1 group by 1 having count(*) > 1 limit 1`,
      [table, key],
    );
    if (found)
      throw new UnreadableDump(
        `备份里 ${table} 的同一条记录（${key} ${found.key}）有两份，可能是两份备份接在了一起，请重新导出一份`,
        'Rows stand twice in the dump',
      );
  }
}

/** Refuses a dump that throws rows away and brings none instead: a file of columns that comes behind that of the rows. */
export function checkThrownAway([table]: readonly string[]): void {
  if (table === undefined) return;
  throw new UnreadableDump(
    `备份里 ${table} 的数据后面又有一份清空它的表结构，请把表结构的文件名改到数据前面（如 1-结构.sql、2-数据.sql），或重新导出成一个文件`,
    'Rows are thrown away by a later file',
  );
}
