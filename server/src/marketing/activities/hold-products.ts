import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { labelOf } from '#contract/choices.ts';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import { type Hold, holdProducts } from '#server/catalogue/index.ts';
import { activity } from './tables.ts';

/** Products of activities that are on and not over; they are switched off first. */
const ofActivities: Hold = async (db, productIds) => {
  const { productId, kind, status, isDel, stopTime } = activity;
  const isOn = and(eq(status, true), eq(isDel, false), gt(stopTime, sql`now()`));
  const rows = await db
    .selectDistinctOn([productId], { productId, kind })
    .from(activity)
    .where(and(inArray(productId, [...productIds]), isOn))
    .orderBy(productId, kind);
  return new Map(
    rows.map((row) => [row.productId, productRefusals.IN_ACTIVITY({ kind: labelOf(activityKinds, row.kind) ?? '' })]),
  );
};

holdProducts(ofActivities);
