import type { Input } from '#contract/call.ts';
import { collectedDraftRefusals } from '#contract/collection/drafts.ts';
import type { collectedProductCalls } from '#contract/collection/collected-products.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { draftsOf } from './queries.ts';
import { type OutsideProduct, readOutside } from './read-outside.ts';
import { linkIn } from './rules.ts';

type CollectCall = typeof collectedProductCalls.collect;

/** Asks outside for a product that is not known by its link. */
export const askForProduct =
  (services: Services) =>
  async ({ url: line, platform }: Input<CollectCall>, asked: CallContext): Promise<OutsideProduct> => {
    const url = linkIn(line);
    const draftId = (await draftsOf(services.database.db, [url])).get(url);
    if (draftId !== undefined) throw collectedDraftRefusals.KNOWN({ draftId });
    return readOutside(services, { url, platform }, asked);
  };
