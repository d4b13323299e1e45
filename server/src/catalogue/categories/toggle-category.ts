import { categoryRefusals } from '#contract/catalogue/category-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { cascadeStatus, findCategory, lockTree } from './queries.ts';

interface Toggle {
  id: number;
  /** New state; the opposite of the present one by default. */
  status?: boolean | undefined;
}

/** Shown becomes hidden, with all below; hidden becomes shown, with all above. */
export async function toggleCategory({ tx, now }: Write, { id, status }: Toggle): Promise<null> {
  await lockTree(tx);
  const row = await findCategory(tx, id);
  if (!row) throw categoryRefusals.NOT_CHANGED();
  await cascadeStatus(tx, row, status ?? !row.status, now);
  return null;
}
