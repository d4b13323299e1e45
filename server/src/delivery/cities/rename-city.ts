import { sql } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { cities } from './queries.ts';
import { city } from './tables.ts';

/** The full names of what lies below follow. */
export async function renameCity(write: Write, { id, name }: { id: number; name: string }): Promise<null> {
  const { tx } = write;
  const { mergerName: before } = await cities.get(tx, id);
  const mergerName = [...before.split(',').slice(0, -1), name.trim()].join(',');
  await cities.set(write, id, { name: name.trim(), mergerName });
  await tx
    .update(city)
    .set({ mergerName: sql`${mergerName}::text || substr(${city.mergerName}, ${before.length + 1}::int)` })
    .where(sql`starts_with(${city.mergerName}, ${`${before},`})`);
  return null;
}
