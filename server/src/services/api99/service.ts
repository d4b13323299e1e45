import { api99Refusals } from '#contract/services/api99.ts';
import { api99Settings } from '#contract/services/settings.ts';
import type { ServiceDeclaration } from '#server/platform/outside-services.ts';
import type { Services } from '#server/platform/services.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { failureBy } from '../health/health.ts';
import { reachSteps } from '../reach/reach.ts';

const REMEDY = '请核对采集接口的地址和 apiKey，并到 99Api 确认次数没有用完';

const failure = failureBy([
  [api99Refusals.UNREACHABLE, REMEDY],
  [api99Refusals.MISSHAPEN, REMEDY],
]);

/** Codes by which it refuses the key or an account that is used up; others are of a product. */
const DENIED = /"retcode":"?4/;

/** Links that name no product say nothing against the service. */
export const api99Failure: typeof failure = (seen) => {
  const found = failure(seen);
  return found && DENIED.test(found.raw ?? '') ? { ...found, stops: 'account' } : found;
};

const { copy_product_apikey: key, ...addresses } = api99Settings;

export function api99Service(services: Pick<Services, 'database' | 'httpClient' | 'clock' | 'secrets'>): ServiceDeclaration {
  const { db } = services.database;
  const firstAddress = async () => {
    const texts = await Promise.all(Object.values(addresses).map((setting) => settingOf(db, setting)));
    return texts.find((text) => URL.canParse(text)) ?? '';
  };
  return {
    name: 'api99',
    use: '采集商品',
    keys: Object.keys(api99Settings),
    standing: async () => ((await secretOf(services, key)) !== '' && (await firstAddress()) !== '' ? 'on' : 'unset'),
    // A product costs one of the account, so that the key is not tried.
    steps: () => reachSteps(services, firstAddress),
  };
}
