import type { Write } from '#server/platform/write/write.ts';
import { furtherCarriers } from './further-carriers.ts';
import { express } from './tables.ts';

/** Adds the carriers that are not there yet; those that staff have changed stay as they are. */
export async function syncExpress({ tx }: Write): Promise<{ added: string[] }> {
  const rows = furtherCarriers.map(([code, name]) => ({ code, name }));
  const added = await tx
    .insert(express)
    .values(rows)
    .onConflictDoNothing({ target: express.code })
    .returning({ name: express.name });
  return { added: added.map(({ name }) => name) };
}
