import type { Input } from '#contract/call.ts';
import { no, type shopCalls } from '#contract/catalogue/shops.ts';
import type { Write } from '#server/platform/write/write.ts';
import { fieldsOf } from './fields.ts';
import { shops } from './queries.ts';

export async function updateShop(write: Write, { id, ...draft }: Input<typeof shopCalls.update>): Promise<null> {
  const { isDel } = await shops.lock(write.tx, id);
  if (isDel) throw no.BINNED();
  await shops.set(write, id, await fieldsOf(write.tx, draft));
  return null;
}
