import { addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { productReply } from './tables.ts';

interface BoughtReview {
  uid: number;
  /** Key of the order. */
  oid: number;
  productId: number;
  sku: string;
  nickname: string;
  comment: string;
  productScore: number;
  serviceScore: number;
  pics?: readonly string[] | undefined;
}

/** A customer's words on what they bought. The caller holds the order, and has seen that the product is in it. */
export async function writeReview({ tx, now }: Write, { pics = [], ...said }: BoughtReview): Promise<void> {
  const pictures = await addressesOf(tx);
  const paths = pics.filter((url) => url !== '').map(pictures.keep);
  await tx.insert(productReply).values({ ...said, pics: paths, avatar: '', createTime: now, updateTime: now });
}
