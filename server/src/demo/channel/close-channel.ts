import { demoSettings } from '#contract/settings/site.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { saveSettings, setConfig } from '#server/settings/index.ts';
import { channelSettings, fieldsOf } from './merchant.ts';

/** Forgets the merchant of the stand-in, as far as nobody has set up another: WeChat Pay is set up as in a new shop. */
export async function closeChannel(write: Write, secrets: Secrets, { forgets }: { forgets: boolean }): Promise<null> {
  const initial = Object.entries(channelSettings).map(([key, setting]) => [key, setting.initial] as const);
  if (forgets) await saveSettings(write, { formId: 0, fields: fieldsOf(Object.fromEntries(initial)) }, secrets);
  const { tx, now } = write;
  await setConfig(tx, demoSettings.demo_channel, 'false', now);
  return null;
}
