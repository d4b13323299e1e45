import { impersonationCalls } from '#contract/access/impersonations.ts';
import type { AnyCall } from '#contract/call.ts';
import { READ_ONLY } from '#server/platform/http/answers/envelope.ts';
import { headersOf } from '../actors.ts';
import { openClient } from '../client.ts';
import type { Shop } from '../shop.ts';
import { send } from './sample.ts';

/** Calls of a person that change nothing: those that answer somebody who looks as them. */
export async function readsOf(shop: Shop, { id }: { id: number }, open: readonly AnyCall[]): Promise<AnyCall[]> {
  const { token } = await shop.admin().run(impersonationCalls.begin, { adminId: id });
  const looking = openClient(
    () => shop.app,
    () => headersOf({ token }),
  );
  const answers = await Promise.all(open.map((call) => (call.whileImpersonating ? READ_ONLY : send(looking, call, {}))));
  return open.filter((_, index) => answers[index]?.message !== READ_ONLY.message);
}
