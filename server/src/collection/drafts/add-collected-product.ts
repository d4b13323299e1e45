import type { Input } from '#contract/call.ts';
import { type draftCalls, draftStates, collectedDraftRefusals } from '#contract/collection/drafts.ts';
import { makeProduct } from '#server/catalogue/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { drafts, draftsFrom } from './queries.ts';

type AddRequest = Input<typeof draftCalls.addProduct>;

/** A product in the warehouse. The draft it came from, by its number or its link, is imported with it, once. */
export async function addCollectedProduct(write: Write, { draftId, soureLink, ...product }: AddRequest): Promise<null> {
  const { tx } = write;
  const named = draftId ? [await drafts.lock(tx, draftId)] : [];
  if (named.some(({ status }) => status === draftStates.imported)) throw collectedDraftRefusals.IMPORTED();
  const found = named.length > 0 || !soureLink ? named : await draftsFrom(tx, soureLink.trim());
  if (found.some(({ status }) => status === draftStates.imported)) throw collectedDraftRefusals.COLLECTED();

  const productId = await makeProduct(write, product);
  for (const { id } of found) await drafts.set(write, id, { status: draftStates.imported, failReason: '', productId });
  return null;
}
