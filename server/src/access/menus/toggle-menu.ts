import type { Write } from '#server/platform/write/write.ts';
import { menus } from './queries.ts';

interface Toggle {
  id: number;
  /** New state; the opposite of the present one by default. */
  isShow?: boolean | undefined;
}

/** Hidden, it stands in no sidebar and still grants. */
export async function toggleMenu(write: Write, { id, isShow }: Toggle): Promise<null> {
  const row = await menus.lock(write.tx, id);
  await menus.set(write, id, { isShow: isShow ?? !row.isShow });
  return null;
}
