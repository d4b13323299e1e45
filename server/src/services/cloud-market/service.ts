import { trackingRefusals, trackers } from '#contract/services/tracking.ts';
import { trackingSettings } from '#contract/services/settings.ts';
import type { ServiceDeclaration } from '#server/platform/outside-services.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import { failureBy } from '../health/health.ts';
import type { Tracker } from '../parcels/tracker.ts';
import { reachSteps } from '../reach/reach.ts';
import { standingOf } from '../standing.ts';

export const marketFailure = failureBy([
  [trackingRefusals.SILENT, '请核对阿里云物流查询地址和密钥，并到云市场确认次数没有用完'],
  [trackingRefusals.DENIED, '请核对密钥，并到云市场续买次数，然后点检测'],
  [trackingRefusals.BROKEN, '请核对阿里云物流查询地址'],
]);

export function marketService(
  services: Pick<Services, 'database' | 'httpClient' | 'clock'>,
  tracker: Pick<Tracker, 'isSetUp'>,
): ServiceDeclaration {
  const { db } = services.database;
  return {
    name: 'market',
    use: '物流查询',
    keys: Object.keys(trackingSettings),
    standing: () => standingOf(tracker, async () => (await settingOf(db, trackingSettings.logistics_type)) === trackers.market),
    // A query costs one of the account, so that the code is not tried.
    steps: () => reachSteps(services, () => settingOf(db, trackingSettings.system_express_url)),
  };
}
