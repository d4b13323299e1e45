import { and, eq } from 'drizzle-orm';
import { productReply, replyToReview, saveReview, showReview } from '#server/catalogue/index.ts';
import { reviewOrder } from '#server/orders/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { demoStorefront } from './seed-order.ts';
import { DAY, ago, between } from './past.ts';
import { type Pictures, faceName, snapshotName } from './pictures.ts';
import { ownReviews } from './reviews.ts';
import type { BoughtPiece } from './seed-orders.ts';

/** Days ago that the first and the last were written. */
const THEIRS = [41, 0.1] as const;
const OURS = [39, 7] as const;
const UNTIL_ANSWERED = 260;
const CLERK = systemActor('客服小林');

/** The write as it was so many minutes after a review came. */
type After = (passed: number) => Write;

interface Writing {
  minutes: number;
  write(after: After): Promise<void>;
}

const photosOf = (pictures: Pictures, { product, photo }: { product: string; photo?: boolean }): string[] =>
  photo ? [pictures.get(snapshotName(product)) ?? ''] : [];

/** A customer's words, then what the shop does about them. */
async function writeTheirs(after: After, { review, piece, orderNo }: BoughtPiece, pictures: Pictures): Promise<void> {
  const past: Write = { ...after(0), actor: demoStorefront };
  const [productScore = 5, serviceScore = 5] = review.scores;
  const said = { productId: piece.productId, comment: review.says, productScore, serviceScore };
  const { id: oid } = await reviewOrder(past, { orderNo, ...said, pics: photosOf(pictures, review) });
  const [written] = await past.tx
    .select({ id: productReply.id })
    .from(productReply)
    .where(and(eq(productReply.oid, oid), eq(productReply.productId, piece.productId)));
  if (!written) return;
  const later = { ...after(UNTIL_ANSWERED), actor: CLERK };
  if (review.answer) await replyToReview(later, { ids: written.id, merchantReplyContent: review.answer });
  if (review.hidden) await showReview(later, { id: written.id, isShow: false });
}

/** Customers' reviews and the shop's own, in the order of time. */
export async function seedReviews(write: Write, bought: readonly BoughtPiece[], pictures: Pictures): Promise<void> {
  const productIds = new Map(bought.map(({ piece }) => [piece.name, piece.productId]));
  const theirs = bought.map((one, index): Writing => ({
    minutes: between(...THEIRS, index, bought.length) * DAY,
    write: (after) => writeTheirs(after, one, pictures),
  }));
  const ours = ownReviews.map(({ nickname, says: comment, scores, ...review }, index): Writing => ({
    minutes: between(...OURS, index, ownReviews.length) * DAY,
    async write(after) {
      const [productScore = 5, serviceScore = 5] = scores;
      const productId = productIds.get(review.product) ?? 0;
      const face = { nickname, avatar: pictures.get(faceName(nickname)) ?? '' };
      await saveReview(after(0), { productId, ...face, comment, productScore, serviceScore, pics: photosOf(pictures, review) });
    },
  }));
  for (const { minutes, write: put } of [...theirs, ...ours].sort((a, b) => b.minutes - a.minutes))
    await put((passed) => ago(write, minutes - passed));
}
