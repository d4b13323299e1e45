import { activityKinds } from '#contract/marketing/activities.ts';

/** Columns that name the activity an order was bought from, with its table there and its kind here. */
export const ORDER_ACTIVITIES = [
  { column: 'seckill_id', source: 'eb_store_seckill', noun: 'flashSale', kind: activityKinds.flashSale },
  { column: 'bargain_id', source: 'eb_store_bargain', noun: 'bargain', kind: activityKinds.bargain },
  { column: 'combination_id', source: 'eb_store_combination', noun: 'groupBuy', kind: activityKinds.groupBuy },
] as const;
