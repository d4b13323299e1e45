import { eq } from 'drizzle-orm';
import { productReply } from '#server/catalogue/reviews/tables.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Shop } from './shop.ts';

type ReviewOptions = Partial<typeof productReply.$inferInsert> & { productId: number };

/** Factories of reviews. */
export const reviewsIn = (shop: Shop) => ({
  /** A good review without pictures by default; answers its id. */
  async review(overrides: ReviewOptions): Promise<number> {
    const usual = { productScore: 5, serviceScore: 5, comment: '结实', pics: [], nickname: '小满', avatar: '' };
    const at = shop.clock.now();
    const { value } = await shop.app.write({ name: 'test.review', actor: systemActor('test') }, ({ tx }) =>
      tx
        .insert(productReply)
        .values({ ...usual, createTime: at, updateTime: at, ...overrides })
        .returning({ id: productReply.id }),
    );
    return value[0]?.id ?? 0;
  },

  async row(id: number) {
    const [row] = await shop.db.select().from(productReply).where(eq(productReply.id, id));
    if (!row) throw new Error(`no review ${id}`);
    return row;
  },
});
