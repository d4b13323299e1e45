import { z } from 'zod';
import { collectionRefusals, platformOf } from '#contract/collection/found.ts';
import { Refusal } from '#contract/refusal.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import { safeHtml } from '#server/platform/text/rich-text.ts';
import type { OnePass } from '#server/services/index.ts';
import { sanitized } from './rules.ts';
import { parseOnePass } from './shapes.ts';
import type { ProductSource } from './source.ts';

const Account = z.object({ copy: z.object({ num: z.coerce.number().int().min(0) }) });

/** The dialog waits for the remaining number; it opens without it rather than late. */
const GLANCE_MS = 4000;

const inOurWords = (error: unknown): never => {
  throw error instanceof Refusal && error.id === onePassRefusals.NO_ADDRESS.id ? collectionRefusals.NOT_SET_UP() : error;
};

/** Products through 一号通: the remaining quota of the account, and a product per link. */
export function onePassSource(onePass: OnePass) {
  const source: ProductSource = {
    async find(link) {
      if (!platformOf(link)) throw collectionRefusals.NO_PLATFORM();
      const answer = await onePass.ask('copy/goods', { url: link.trim() }).catch(inOurWords);
      return sanitized(parseOnePass(answer), safeHtml);
    },
  };
  return {
    ...source,
    /** Products that may still be collected; 0 when nobody can tell. */
    left: () =>
      onePass.ask('user/info', {}, { timeoutMs: GLANCE_MS }).then(
        (answer) => Account.safeParse(answer).data?.copy.num ?? 0,
        () => 0,
      ),
  };
}
