import { sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type cityCalls, cityRefusals } from '#contract/delivery/cities.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { cities, rowIdOf } from './queries.ts';
import { city } from './tables.ts';

type Renaming = Input<typeof cityCalls.update>;

/** Clients name the region above by its code, or by the number of its row. */
async function checkStays(tx: Tx, above: number, sent: number | undefined): Promise<void> {
  if (sent !== undefined && sent !== above && sent !== (await rowIdOf(tx, above))) throw cityRefusals.STAYS();
}

/** The full names of what lies below follow. */
export async function renameCity(write: Write, { id, parentId, name }: Renaming): Promise<null> {
  const { tx } = write;
  const { mergerName: before, parentId: above } = await cities.get(tx, id);
  await checkStays(tx, above, parentId);
  const mergerName = [...before.split(',').slice(0, -1), name.trim()].join(',');
  await cities.set(write, id, { name: name.trim(), mergerName });
  await tx
    .update(city)
    .set({ mergerName: sql`${mergerName}::text || substr(${city.mergerName}, ${before.length + 1}::int)` })
    .where(sql`starts_with(${city.mergerName}, ${`${before},`})`);
  return null;
}
