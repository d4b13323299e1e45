import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { passwordsByForm } from '../form-templates/passwords.ts';
import { formOf } from './rules.ts';

interface SecretRow extends Record<string, unknown> {
  id: string;
  form: number;
  value: string;
  keptSome: boolean;
}

/** Entries, among these, of which the log may tell a password: their form draws one, or they kept some at a time. Deleted ones too. */
export async function findFormerSecrets(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const drawn = await passwordsByForm(db);
  const { rows } = await db.execute<SecretRow>(sql`
    select asked.id, coalesce(g.form_id, 0) as form, coalesce(e.value, gone.row ->> 'value', '') as value,
      exists (select from change_row r where r.noun = 'group_data' and r.row_id = asked.id
        and coalesce(nullif(r.before ->> 'secrets', ''), r.after ->> 'secrets', '') <> '') as "keptSome"
    from unnest(${sql.param([...ids])}::bigint[]) asked(id)
    left join group_data e on e.id = asked.id
    left join lateral (select r.before as row from change_row r
      where e.id is null and r.noun = 'group_data' and r.row_id = asked.id and r.after is null order by r.id desc limit 1) gone on true
    left join data_group g on g.id = coalesce(e.gid, (gone.row ->> 'gid')::int)`);
  const mayTell = ({ form, value, keptSome }: SecretRow) => keptSome || drawn.has(formOf(form, value));
  return new Set(rows.filter(mayTell).map(({ id }) => Number(id)));
}
