import { sql } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';

interface Erased {
  noun: string;
  ids: readonly number[];
  columns: readonly string[];
}

/** Takes the values of these columns out of all that the log says of these rows, which stays verifiable: it keeps the digests. */
export async function eraseValues({ tx, changeId }: Write, { noun, ids, columns }: Erased): Promise<void> {
  const names = sql`${sql.param([...columns])}::text[]`;
  // Rows of this change are sealed after it, as they read then.
  await tx.execute(sql`
    with sealed as (
      select r.id, digest_of_row(r) as was from change_row r
      where r.noun = ${noun} and r.row_id = any(${sql.param([...ids])}::bigint[]) and (r.before ?| ${names} or r.after ?| ${names})
        and not exists (select from change_erasure e where e.id = r.id)
    ), erased as (
      update change_row r set before = without_values(r.before, ${names}), after = without_values(r.after, ${names})
      from sealed where sealed.id = r.id returning r.id, r.change_id, sealed.was, digest_of_row(r) as became
    )
    insert into change_erasure (id, was, became) select id, was, became from erased where change_id <> ${changeId}`);
}
