import { sql } from 'drizzle-orm';
import type { UseKind } from '#contract/pictures/uses.ts';
import type { Db } from '#server/platform/database/connect.ts';

const SHOWN = 20;

export type PictureUse = { kind: UseKind; id: number; title: string };

export interface Uses {
  total: number;
  uses: PictureUse[];
}

type UseRow = PictureUse & { path: string; total: number };

/** Uses of these files, each with its first places. Files shown nowhere are left out. */
export async function usesOf(db: Db, paths: readonly string[]): Promise<Map<string, Uses>> {
  const { rows } = await db.execute<UseRow>(sql`
    select path, total::int as total, kind, record_id as id, record_title(owner, record_id) as title
    from (
      select *, row_number() over (partition by path order by kind, record_id) as place, count(*) over (partition by path) as total
      from (select distinct path, owner, kind, record_id from picture_use where path in ${[...paths, '']}) found
    ) placed where place <= ${SHOWN}
    order by path, place`);
  const byPath = Map.groupBy(rows, ({ path }) => path);
  return new Map(
    [...byPath].map(([path, found]) => [
      path,
      { total: found[0]?.total ?? 0, uses: found.map(({ kind, id, title }) => ({ kind, id, title })) },
    ]),
  );
}
