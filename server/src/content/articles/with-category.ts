import { articleRefusals } from '#contract/content/articles.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Fitted, Image } from '#server/platform/write/undo.ts';

/** An article comes back into its category; where that was deleted meanwhile, the category comes first. */
export function withCategory(_: Tx, rows: readonly Image[]): Promise<Fitted> {
  if (rows.some(({ cid }) => cid == null)) throw articleRefusals.CATEGORY_GONE();
  return Promise.resolve({ rows, notes: [] });
}
