import { trackingRefusals } from '#contract/services/tracking.ts';
import { trackingSettings } from '#contract/services/settings.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import type { Services } from '#server/platform/services.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { jsonIn } from '#server/platform/text/json-in.ts';
import { askedNumber, parseMarket } from '../parcels/rules.ts';
import { type Tracker, TRACKING_MS } from '../parcels/tracker.ts';

/** Statuses by which its gateway refuses the code, or an account that is used up, and says so in a header. */
const DENIED: ReadonlySet<number> = new Set([401, 403]);

/** 阿里云物流查询: signed by a code in the header. */
export function marketTracker(parts: Pick<Services, 'database' | 'httpClient' | 'secrets'>): Tracker {
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
      const request = { method: 'GET', url: url.href, headers, timeoutMs: TRACKING_MS } as const;
      const answer = await httpClient.ask(request).catch((error: unknown) => {
        throw error instanceof OutgoingError ? trackingRefusals.SILENT() : error;
      });
      if (DENIED.has(answer.status))
        throw trackingRefusals.DENIED({ message: String(answer.headers['x-ca-error-message'] ?? '') });
      if (answer.status !== 200) throw trackingRefusals.SILENT();
      return parseMarket(parcel, jsonIn(answer.bytes.toString('utf8')));
    },
  };
}
