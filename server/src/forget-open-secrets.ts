import { sql } from 'drizzle-orm';
import { eraseValues } from './changes/index.ts';
import type { Secrets } from './platform/secrets.ts';
import type { Write } from './platform/write/write.ts';

/** Columns that hold nothing but secrets, of tables whose rows are logged. */
const PLACES = [
  { noun: 'express', columns: ['password'] },
  { noun: 'storefront_key', columns: ['secret', 'former_secret'] },
  { noun: 'webhook', columns: ['secret', 'query'] },
] as const;

const isOpen = (secrets: Secrets, text: unknown): boolean =>
  typeof text === 'string' && text !== '' && secrets.decrypt(text) === undefined;

/**
 * Takes out of the log what was typed before secrets were encrypted, and what a key of before had encrypted: an undo could bring neither
 * back. The log stays verifiable, and the acts are not undone any more.
 */
export async function forgetOpenSecrets(write: Write, secrets: Secrets): Promise<void> {
  const { tx } = write;
  for (const { noun, columns } of PLACES) {
    const names = sql`any(${sql.param([...columns])}::text[])`;
    const { rows: kept } = await tx.execute<{ text: unknown }>(sql`
      select told.value #>> '{}' as text from ${sql.identifier(noun)} t, jsonb_each(to_jsonb(t)) told where told.key = ${names}`);
    // A key that does not open what is kept is not that of this shop: its own may come back.
    if (kept.some(({ text }) => isOpen(secrets, text))) continue;
    const { rows } = await tx.execute<{ id: number; text: unknown }>(sql`
      select distinct r.row_id::int as id, told.value #>> '{}' as text
      from change_row r, jsonb_array_elements(jsonb_build_array(r.before, r.after)) side, jsonb_each(side) told
      where r.noun = ${noun} and jsonb_typeof(side) = 'object' and told.key = ${names}`);
    const ids = [...new Set(rows.filter(({ text }) => isOpen(secrets, text)).map(({ id }) => id))];
    if (ids.length === 0) continue;
    await tx.execute(sql`select set_config('signalbox.erase', 'on', true)`);
    await eraseValues(write, { noun, ids, columns });
    await tx.execute(sql`select set_config('signalbox.erase', 'off', true)`);
  }
}
