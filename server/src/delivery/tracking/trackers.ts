import { trackingRefusals, trackers } from '#contract/delivery/tracking.ts';
import { trackingSettings } from '#contract/delivery/settings.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type OnePass, jsonIn } from '#server/services/index.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { askedNumber, parseMarket, parsePass } from './rules.ts';
import type { Tracker } from './tracker.ts';

/** Short, because a person waits before a dialog. */
const TIMEOUT_MS = 6000;

type ProviderServices = Pick<Services, 'database' | 'httpClient' | 'secrets'>;

const onePassTracker = (onePass: OnePass): Tracker => ({
  isSetUp: () => onePass.isSetUp(),
  async find(parcel) {
    const form = { com: parcel.code, num: askedNumber(parcel) };
    return parsePass(parcel, await onePass.ask('expr/query', form, { timeoutMs: TIMEOUT_MS }));
  },
});

function marketTracker(parts: ProviderServices): Tracker {
  const { database, httpClient } = parts;
  const base = () => settingOf(database.db, trackingSettings.system_express_url);
  const appCode = () => secretOf(parts, trackingSettings.system_express_app_code);
  return {
    isSetUp: async () => URL.canParse(await base()) && (await appCode()) !== '',
    async find(parcel) {
      const url = new URL(await base());
      url.searchParams.set('no', askedNumber(parcel));
      // Its names of carriers are others than ours; it tells them by the number.
      url.searchParams.set('type', '');
      const headers = { authorization: `APPCODE ${await appCode()}` };
      const text = await httpClient.fetchText({ url: url.href, headers, timeoutMs: TIMEOUT_MS }).catch((error: unknown) => {
        throw error instanceof OutgoingError ? trackingRefusals.SILENT() : error;
      });
      return parseMarket(parcel, jsonIn(text));
    },
  };
}

/** Trackers by their numbers in the settings. */
export const openTrackers = (parts: ProviderServices, onePass: OnePass): Readonly<Record<string, Tracker>> => ({
  [trackers.onePass]: onePassTracker(onePass),
  [trackers.market]: marketTracker(parts),
});
