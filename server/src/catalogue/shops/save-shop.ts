import type { ShopDraft } from '#contract/catalogue/shops.ts';
import type { Write } from '#server/platform/write/write.ts';
import { fieldsOf } from './fields.ts';
import { shop } from './tables.ts';

export async function saveShop({ tx, now }: Write, draft: ShopDraft): Promise<null> {
  const fields = await fieldsOf(tx, draft);
  await tx.insert(shop).values({ ...fields, isDel: false, createTime: now, updateTime: now });
  return null;
}
