import type { Write } from '#server/platform/write/write.ts';
import { brands } from './queries.ts';

/** A brand is offered in the product form, or not; products that carry it keep it. */
export async function showBrand(write: Write, { id, isShow }: { id: number; isShow: boolean }): Promise<null> {
  await brands.set(write, id, { isShow });
  return null;
}
