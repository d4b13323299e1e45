import { sql } from 'drizzle-orm';
import type { Secrets } from './platform/secrets.ts';
import type { Write } from './platform/write/write.ts';

/** Columns that hold encrypted secrets. */
export const SECRET_PLACES = [
  { table: 'storefront_key', key: 'id', column: 'secret' },
  { table: 'storefront_key', key: 'id', column: 'former_secret' },
  { table: 'webhook', key: 'id', column: 'secret' },
  { table: 'webhook', key: 'id', column: 'query' },
  { table: 'admin_two_step', key: 'admin_id', column: 'secret' },
  { table: 'incoming_notice', key: 'id', column: 'sealed' },
  { table: 'incoming_notice', key: 'id', column: 'reply' },
  { table: 'express', key: 'id', column: 'password' },
  { table: 'mail', key: 'id', column: 'sealed' },
  { table: 'backup_plan', key: 'id', column: 'bucket' },
  { table: 'backup_plan', key: 'id', column: 'key' },
  { table: 'group_data', key: 'id', column: 'secrets' },
  { table: 'config', key: 'id', column: 'value' }, // settings that are no secrets do not decrypt
];

/** Secrets in memory at a time: what providers sent in a month may be a hundred thousand. */
const AT_ONCE = 1000;

/** Encrypts every secret with the next key; those that the former one does not open stay as they are. */
export async function renewSecrets({ tx }: Write, { former, next }: { former: Secrets; next: Secrets }): Promise<number> {
  let renewed = 0;
  for (const place of SECRET_PLACES) {
    const [table, key, column] = [place.table, place.key, place.column].map((name) => sql.identifier(name));
    for (let [last, read] = [0, AT_ONCE]; read === AT_ONCE;) {
      const { rows } = await tx.execute<{ id: number; kept: string }>(
        sql`select ${key} as id, ${column} as kept from ${table} where ${column} <> '' and ${key} > ${last}
          order by ${key} limit ${AT_ONCE} for update`,
      );
      const secrets = rows.flatMap(({ id, kept }) => {
        const text = former.decrypt(kept);
        return text === undefined ? [] : [{ id, secret: next.encrypt(text) }];
      });
      await tx.execute(
        sql`update ${table} t set ${column} = r.secret
          from jsonb_to_recordset(${JSON.stringify(secrets)}::jsonb) as r (id integer, secret text) where t.${key} = r.id`,
      );
      renewed += secrets.length;
      read = rows.length;
      last = rows.at(-1)?.id ?? last;
    }
  }
  return renewed;
}
