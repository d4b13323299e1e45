import { demoChannelRefusals } from '#contract/services/demo-channel.ts';
import { demoSettings } from '#contract/settings/site.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { saveSettings, setConfig, settingsFor } from '#server/settings/index.ts';
import { channelValues, fieldsOf, isNobody, merchantSettings } from './merchant.ts';
import type { StandIn } from './stand-in.ts';

/** Makes the shop the merchant of the stand-in, unless it is somebody's already. */
export async function openChannel(write: Write, standIn: StandIn, secrets: Secrets): Promise<null> {
  if (!isNobody(await settingsFor(write, merchantSettings))) throw demoChannelRefusals.REAL_MERCHANT();
  const { tx, now } = write;
  await setConfig(tx, demoSettings.demo_channel, 'true', now);
  await saveSettings(write, { formId: 0, fields: fieldsOf(channelValues(standIn)) }, secrets);
  return null;
}
