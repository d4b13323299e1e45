import type { Input } from '#contract/call.ts';
import { no, type shopCalls } from '#contract/catalogue/shops.ts';
import type { Write } from '#server/platform/write/write.ts';
import { fieldsOf } from './fields.ts';
import { lockShop, setShop } from './queries.ts';

export async function updateShop({ tx, now }: Write, { id, ...draft }: Input<typeof shopCalls.update>): Promise<null> {
  const { isDel } = await lockShop(tx, id);
  if (isDel) throw no.BINNED();
  await setShop(tx, id, { ...(await fieldsOf(tx, draft)), updateTime: now });
  return null;
}
