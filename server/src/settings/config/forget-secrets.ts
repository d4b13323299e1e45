import { type Setting, everySetting, settingNamed } from '#contract/settings/setting.ts';
import type { Write } from '#server/platform/write/write.ts';
import { setConfig, storedValues } from './queries.ts';

/** Origin of an address; of a mail server only the name of the host is stored. */
const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : address.trim().toLowerCase() || undefined;

/** A secret that would now be sent to somebody else has to be entered again by who knows it. */
export async function forgetSecretsSentTo(
  { tx, now }: Pick<Write, 'tx' | 'now'>,
  { key }: Setting,
  value: string,
): Promise<void> {
  const origin = originOf(value);
  if (origin === undefined) return;
  for (const secret of everySetting().filter(({ sentTo }) => sentTo?.includes(key))) {
    const addresses = secret.sentTo ?? [];
    const stored = await storedValues(tx, [secret.key, ...addresses]);
    const isKnown = addresses.some((address) => originOf(stored.get(address) ?? settingNamed(address)?.initial ?? '') === origin);
    if (!isKnown && (stored.get(secret.key) ?? '') !== '') await setConfig(tx, secret, '', now);
  }
}
