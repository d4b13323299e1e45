import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { lockBrand } from './queries.ts';
import { brand } from './tables.ts';

/** Offered in the product form, or not; products that carry it keep it. */
export async function showBrand({ tx, now }: Write, { id, isShow }: { id: number; isShow: boolean }): Promise<null> {
  await lockBrand(tx, id);
  await tx.update(brand).set({ isShow, updateTime: now }).where(eq(brand.id, id));
  return null;
}
