import type { Input } from '#contract/call.ts';
import { type operatorCalls, operatorRefusals } from '#contract/sellers/operators.ts';
import type { Write } from '#server/platform/write/write.ts';
import { deleteShops, findShops, insertShops, operators, shopsOf } from './queries.ts';

/** The shops of an operator as they are named; those that stay keep their rows. */
export async function bindShops(write: Write, { id, shopIds }: Input<typeof operatorCalls.bindShops>): Promise<null> {
  const { tx, now } = write;
  await operators.lock(tx, id);
  const [before, wanted] = [new Set(await shopsOf(tx, id)), new Set(shopIds)];
  const added = [...wanted.difference(before)];
  if ((await findShops(tx, added)).length < added.length) throw operatorRefusals.NO_SHOP();
  await deleteShops(tx, [...before.difference(wanted)]);
  await insertShops(tx, id, added, now);
  return null;
}
