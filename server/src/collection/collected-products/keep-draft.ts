import { collectedDraftRefusals, draftStates } from '#contract/collection/drafts.ts';
import type { CollectedDraft } from '#contract/collection/collected-products.ts';
import type { Write } from '#server/platform/write/write.ts';
import { insertDraft } from './insert-draft.ts';
import type { OutsideProduct } from './read-outside.ts';

/** Keeps the product that was asked for, in the fields of a found one. */
export async function keepDraft(write: Write, product: OutsideProduct): Promise<CollectedDraft> {
  const { id, isNew } = await insertDraft(write, product);
  if (!isNew) throw collectedDraftRefusals.KNOWN({ draftId: id });
  const { found, soureLink, platform } = product;
  return { ...found, id, soureLink, platform, status: draftStates.collected };
}
