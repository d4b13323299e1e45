import type { Input } from '#contract/call.ts';
import { type draftCalls, draftStates, no } from '#contract/collection/drafts.ts';
import { makeProduct } from '#server/catalogue/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { draftsFrom, lockDraft, setDraft } from './queries.ts';

type Wish = Input<typeof draftCalls.addProduct>;

/** A product in the warehouse. The draft it came from, by its number or its link, is imported with it, once. */
export async function addCollectedProduct(write: Write, { draftId, soureLink, ...product }: Wish): Promise<null> {
  const { tx, now } = write;
  const named = draftId ? [await lockDraft(tx, draftId)] : [];
  if (named.some(({ status }) => status === draftStates.imported)) throw no.IMPORTED();
  const drafts = named.length > 0 || !soureLink ? named : await draftsFrom(tx, soureLink.trim());
  if (drafts.some(({ status }) => status === draftStates.imported)) throw no.COLLECTED();

  const productId = await makeProduct(write, product);
  for (const { id } of drafts)
    await setDraft(tx, id, { status: draftStates.imported, failReason: '', productId, updateTime: now });
  return null;
}
