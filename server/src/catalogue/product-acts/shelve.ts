import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { holds } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { putOnShell } from '../product-states/put-on-shell.ts';

/** Puts on the shelf what was just saved, for who may do that: the permission to save does not include it. */
export async function shelve(write: Write, id: number): Promise<void> {
  if (!holds(write.actor, productCalls.putOnShell.permission)) throw productRefusals.MAY_NOT_SHELVE();
  await putOnShell(write, { id });
}
