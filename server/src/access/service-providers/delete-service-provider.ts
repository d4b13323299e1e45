import type { Write } from '#server/platform/write/write.ts';
import { serviceProviders } from './queries.ts';

export async function deleteServiceProvider(write: Write, { id }: { id: number }): Promise<null> {
  await serviceProviders.set(write, id, { isDel: true });
  return null;
}
