import { LRUCache } from 'lru-cache';
import type { Answer, Input } from '#contract/call.ts';
import { reachSettings } from '#contract/settings/site.ts';
import { type pageConfigCalls, pageConfigRefusals, pageFunctions } from '#contract/wechat/page-config.ts';
import { currentHost } from '#server/platform/http/origin.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import { COUNTED_MS, SIGNATURES_PER_MINUTE, checkHost, pageOf } from './rules.ts';

/** Counts by address; in each process, since a signature harms nobody and only the number of questions is to stay small. */
function openCounter() {
  const counts = new LRUCache<string, { count: number }>({ max: 10_000, ttl: COUNTED_MS, noUpdateTTL: true });
  return (address: string): number => {
    const counted = counts.get(address) ?? { count: 0 };
    counted.count += 1;
    counts.set(address, counted);
    return counted.count;
  };
}

export const signPage = ({ database, providers }: Pick<Services, 'database' | 'providers'>) => {
  const countFrom = openCounter();

  return async (
    { url }: Input<typeof pageConfigCalls.config>,
    { from }: CallContext,
  ): Promise<Answer<typeof pageConfigCalls.config>> => {
    if (countFrom(from.address) > SIGNATURES_PER_MINUTE) throw pageConfigRefusals.TOO_OFTEN();
    const page = pageOf(url);
    const address = await settingOf(database.db, reachSettings.api_url);
    checkHost(page, [currentHost(), ...(address === '' ? [] : [new URL(address).host])]);
    const signed = await providers.publicAccount.signPage(page);
    return { ...signed, jsApiTicket: null, jsApiList: [...pageFunctions], debug: false };
  };
};
