import { createHash } from 'node:crypto';
import { trackingRefusals } from '#contract/services/tracking.ts';
import { kuaidi100Settings } from '#contract/services/settings.ts';
import { formBody } from '#server/platform/http-client/bodies.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import type { Services } from '#server/platform/services.ts';
import { jsonIn } from '#server/platform/text/json-in.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { KUAIDI100_WITH_PHONE, numberAndPhone, parseKuaidi100 } from '../parcels/rules.ts';
import { type Tracker, TRACKING_MS } from '../parcels/tracker.ts';

/** Steps with the finer states. */
const FINER = '4';

/** 快递100: signed by the hash of what is asked, the key and the customer. */
export function kuaidi100Tracker(parts: Pick<Services, 'database' | 'httpClient' | 'secrets'>): Tracker {
  const { database, httpClient } = parts;
  const account = () =>
    Promise.all([
      settingOf(database.db, kuaidi100Settings.kuaidi100_url),
      settingOf(database.db, kuaidi100Settings.kuaidi100_customer),
      secretOf(parts, kuaidi100Settings.kuaidi100_key),
    ]);
  return {
    async isSetUp() {
      const [url, customer, key] = await account();
      return URL.canParse(url) && customer !== '' && key !== '';
    },
    async find(parcel) {
      const [url, customer, key] = await account();
      const { number: num, end: phone } = numberAndPhone(parcel, KUAIDI100_WITH_PHONE);
      const param = JSON.stringify({ com: parcel.code, num, phone, resultv2: FINER, order: 'desc' });
      const sign = createHash('md5').update(`${param}${key}${customer}`).digest('hex').toUpperCase();
      const request = { method: 'POST', url, body: formBody({ customer, sign, param }), timeoutMs: TRACKING_MS } as const;
      const answer = await httpClient.ask(request).catch((error: unknown) => {
        throw error instanceof OutgoingError ? trackingRefusals.SILENT() : error;
      });
      if (answer.status !== 200) throw trackingRefusals.SILENT();
      return parseKuaidi100(parcel, jsonIn(answer.bytes.toString('utf8')));
    },
  };
}
