import type { Input } from '#contract/call.ts';
import { type expressCalls, carrierRefusals } from '#contract/delivery/express.ts';
import type { Write } from '#server/platform/write/write.ts';
import { MASK, carriers } from './queries.ts';

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** A carrier is made ready for electronic sheets only with what it asks for. */
export async function updateExpress(
  write: Write,
  { id, sort, status, ...sent }: Input<typeof expressCalls.update>,
): Promise<null> {
  const stored = await carriers.lock(write.tx, id);
  const account = orNull(sent.account);
  const netName = orNull(sent.netName);
  const password = sent.password === MASK ? stored.password : orNull(sent.password);
  if (status && stored.partnerId && account === null) throw carrierRefusals.NO_ACCOUNT();
  if (status && stored.partnerKey && password === null) throw carrierRefusals.NO_PASSWORD();
  if (status && stored.net && netName === null) throw carrierRefusals.NO_OUTLET();
  const wechatCode = sent.wechatCode === undefined ? stored.wechatCode : orNull(sent.wechatCode);
  await carriers.set(write, id, { account, password, netName, wechatCode, sort, status });
  return null;
}
