import type { Input } from '#contract/call.ts';
import { reviewRefusals, type reviewCalls } from '#contract/catalogue/reviews.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { isSold, reviewsSeen } from './queries.ts';

type ReviewDraft = Input<typeof reviewCalls.save>;

/** The shop's own words, by no customer and for no order. */
export async function saveReview(write: Write, { sku, pics, avatar, ...draft }: ReviewDraft): Promise<null> {
  const { tx } = write;
  if (!(await isSold(tx, draft.productId, write.actor))) throw reviewRefusals.NO_PRODUCT();
  const pictures = await addressesOf(tx);
  await reviewsSeen(write.actor).insert(write, {
    ...draft,
    nickname: draft.nickname.trim(),
    sku: sku ?? '',
    avatar: pictures.keep(avatar),
    pics: (pics ?? []).filter((url) => url !== '').map(pictures.keep),
  });
  return null;
}
