import type { Write } from '#server/platform/write/write.ts';
import { cities } from './queries.ts';

/** What lies below a hidden region is out of sight with it, and comes back with it. */
export async function showCity(write: Write, { id, status }: { id: number; status: boolean }): Promise<null> {
  await cities.set(write, id, { isShow: status });
  return null;
}
