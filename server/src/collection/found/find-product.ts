import { type FoundProduct, collectionRefusals } from '#contract/collection/found.ts';
import { type Platform, platformOf } from '#contract/services/platforms.ts';
import { Refusal } from '#contract/refusal.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import type { Providers } from '#server/platform/providers.ts';
import { safeHtml } from '#server/platform/text/rich-text.ts';
import { sanitized } from './rules.ts';

type Source = Pick<Providers, 'collect'>;

const inOurWords = (error: unknown): never => {
  throw error instanceof Refusal && error.id === onePassRefusals.NO_ADDRESS.id ? collectionRefusals.NOT_SET_UP() : error;
};

export const findByNumber = async ({ collect }: Source, platform: Platform, link: string): Promise<FoundProduct> =>
  sanitized(await collect.byNumber(platform, link), safeHtml);

export async function findByAccount({ collect }: Source, link: string): Promise<FoundProduct> {
  if (!platformOf(link)) throw collectionRefusals.NO_PLATFORM();
  return sanitized(await collect.byAccount(link).catch(inOurWords), safeHtml);
}
