import { kuaidi100Settings, trackingSettings } from '#contract/services/settings.ts';
import { trackers, trackingRefusals } from '#contract/services/tracking.ts';
import type { ServiceDeclaration } from '#server/platform/outside-services.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import { failureBy } from '../health/health.ts';
import type { Tracker } from '../parcels/tracker.ts';
import { reachSteps } from '../reach/reach.ts';
import { standingOf } from '../standing.ts';

export const kuaidi100Failure = failureBy([
  [trackingRefusals.SILENT, '请稍后再试，一直如此请核对快递100 接口地址'],
  [trackingRefusals.DENIED, '请核对快递100 授权编号和密钥，并确认账户没有到期、余额够用，然后点检测'],
  [trackingRefusals.BROKEN, '请核对快递100 接口地址'],
]);

export function kuaidi100Service(
  services: Pick<Services, 'database' | 'httpClient' | 'clock'>,
  tracker: Pick<Tracker, 'isSetUp'>,
): ServiceDeclaration {
  const { db } = services.database;
  return {
    name: 'kuaidi100',
    use: '物流查询',
    keys: [...Object.keys(kuaidi100Settings), trackingSettings.logistics_type.key],
    standing: () =>
      standingOf(tracker, async () => (await settingOf(db, trackingSettings.logistics_type)) === trackers.kuaidi100),
    // A query costs one of the account, so that the key is not tried.
    steps: () => reachSteps(services, () => settingOf(db, kuaidi100Settings.kuaidi100_url)),
  };
}
