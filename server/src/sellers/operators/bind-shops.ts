import type { Input } from '#contract/call.ts';
import { type operatorCalls, operatorRefusals } from '#contract/sellers/operators.ts';
import type { Write } from '#server/platform/write/write.ts';
import { findShops, operators, shopsRun } from './queries.ts';

/** Shops of an operator, all at once; those that come are out of the bin. */
export async function bindShops(write: Write, { id, shopIds }: Input<typeof operatorCalls.bindShops>): Promise<null> {
  await operators.lock(write.tx, id);
  await shopsRun.replace(write, id, shopIds, async (added) => {
    if ((await findShops(write.tx, added)).length < added.length) throw operatorRefusals.NO_SHOP();
  });
  return null;
}
