import type { Write } from '#server/platform/write/write.ts';
import { serviceProviders } from './queries.ts';

/**
 * Switches the provider on or off in this list; the account signs in as before, and is switched off among the administrators.
 */
export async function activateServiceProvider(write: Write, { id, status }: { id: number; status: boolean }): Promise<null> {
  await serviceProviders.set(write, id, { status });
  return null;
}
