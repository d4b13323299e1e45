import type { Answer, Input } from '#contract/call.ts';
import { reachSettings } from '#contract/settings/site.ts';
import { type pageConfigCalls, pageConfigRefusals, pageFunctions } from '#contract/wechat/page-config.ts';
import { openBrowserState } from '#server/access/index.ts';
import { openCounter } from '#server/platform/counter.ts';
import { currentHost, isFromOurFrontEnd } from '#server/platform/http/origin.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import { COUNTED_MS, SIGNATURES_PER_MINUTE, checkHost, pageOf } from './rules.ts';

export const signPage = ({ database, providers }: Pick<Services, 'database' | 'providers'>) => {
  // Counts in each process, since a signature harms nobody and only the number of questions is to stay small.
  const questions = openCounter<string>(COUNTED_MS);

  return async (
    { url }: Input<typeof pageConfigCalls.config>,
    { from, cookies }: CallContext,
  ): Promise<Answer<typeof pageConfigCalls.config>> => {
    if (questions.add(from.address) > SIGNATURES_PER_MINUTE) throw pageConfigRefusals.TOO_OFTEN();
    const page = pageOf(url);
    const address = await settingOf(database.db, reachSettings.api_url);
    checkHost(page, [currentHost(), ...(address === '' ? [] : [new URL(address).host])]);
    const signed = await providers.publicAccount.signPage(page);
    const state = openBrowserState(cookies);
    const ours = isFromOurFrontEnd() ? { state } : {};
    return { ...signed, jsApiTicket: null, jsApiList: [...pageFunctions], debug: false, ...ours };
  };
};
