import type { Write } from '#server/platform/write/write.ts';
import { cities } from './queries.ts';

/** Regions below a hidden one are out of sight with it, and come back with it. */
export async function showCity(write: Write, { id, status }: { id: number; status: boolean }): Promise<null> {
  await cities.set(write, id, { isShow: status });
  return null;
}
