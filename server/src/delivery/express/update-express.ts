import type { Input } from '#contract/call.ts';
import { type expressCalls, carrierRefusals } from '#contract/delivery/express.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type CarrierRow, MASK, carriers } from './queries.ts';

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** Password as it is kept; the mask leaves the one that is there. */
function passwordOf(sent: string | null | undefined, { password, isPasswordSealed }: CarrierRow, secrets: Secrets) {
  if (sent === MASK) return { password, isPasswordSealed };
  const typed = orNull(sent);
  return { password: typed === null ? null : secrets.encrypt(typed), isPasswordSealed: typed !== null };
}

/** A carrier is made ready for electronic sheets only with what it asks for. */
export async function updateExpress(
  write: Write,
  { id, sort, status, ...sent }: Input<typeof expressCalls.update>,
  secrets: Secrets,
): Promise<null> {
  const stored = await carriers.lock(write.tx, id);
  const account = orNull(sent.account);
  const netName = orNull(sent.netName);
  const kept = passwordOf(sent.password, stored, secrets);
  if (status && stored.partnerId && account === null) throw carrierRefusals.NO_ACCOUNT();
  if (status && stored.partnerKey && kept.password === null) throw carrierRefusals.NO_PASSWORD();
  if (status && stored.net && netName === null) throw carrierRefusals.NO_OUTLET();
  const wechatCode = sent.wechatCode === undefined ? stored.wechatCode : orNull(sent.wechatCode);
  await carriers.set(write, id, { account, ...kept, netName, wechatCode, sort, status });
  return null;
}
