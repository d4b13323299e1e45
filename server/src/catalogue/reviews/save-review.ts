import type { Input } from '#contract/call.ts';
import { no, type reviewCalls } from '#contract/catalogue/reviews.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { isSold } from './queries.ts';
import { productReply } from './tables.ts';

type Draft = Input<typeof reviewCalls.save>;

/** The shop's own words, by no customer and for no order. */
export async function saveReview({ tx, now }: Write, { sku, pics, avatar, ...draft }: Draft): Promise<null> {
  if (!(await isSold(tx, draft.productId))) throw no.NO_PRODUCT();
  const pictures = await addressesOf(tx);
  await tx.insert(productReply).values({
    ...draft,
    nickname: draft.nickname.trim(),
    sku: sku ?? '',
    avatar: pictures.keep(avatar),
    pics: (pics ?? []).filter((url) => url !== '').map(pictures.keep),
    createTime: now,
    updateTime: now,
  });
  return null;
}
