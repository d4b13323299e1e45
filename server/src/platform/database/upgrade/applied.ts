import type pg from 'pg';
import { StartFailure } from '../../start-failure.ts';
import type { Migration } from './shape.ts';

/** Hashes of the migrations that a database has had, in their order; none in an empty one. */
export async function readApplied(client: pg.ClientBase): Promise<string[]> {
  const journal = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as exists");
  if (!journal.rows[0]?.exists) return [];
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by created_at, id');
  return rows.map(({ hash }) => hash);
}

/** Refuses a database that is newer than the program, or that another history made. */
export function refuseUnknown(migrations: readonly Migration[], applied: readonly string[]): void {
  if (applied.length > 0 && applied[0] !== migrations[0]?.hash) {
    throw new StartFailure(
      '这个数据库由正式发布之前的版本建立，无法自动升级，请用建立它的版本导出数据，或换一个空的数据库。 (This database was made by a version from before the first release and cannot be upgraded.)',
    );
  }
  const known = new Set(migrations.map(({ hash }) => hash));
  if (applied.some((hash) => !known.has(hash))) {
    throw new StartFailure(
      '这个数据库已由更新的版本使用过，本程序较旧，没有改动任何数据，请启动较新的版本，或按 docs/operations.md 恢复升级前的副本。 (This database is newer than the program.)',
    );
  }
}

/** Migrations that a database lacks, wherever they stand: one that was drawn first may land last. */
export const pendingOf = (migrations: readonly Migration[], applied: readonly string[]): Migration[] =>
  migrations.filter(({ hash }) => !applied.includes(hash));
