import { and, eq, notInArray } from 'drizzle-orm';
import { activityKinds } from '#contract/marketing/activities.ts';
import { activity } from '#server/marketing/index.ts';
import { cutTo } from '../../engine/cut-to.ts';
import type { Moving, MovedNoun, Theirs } from '../../engine/moving.ts';
import { namedIds } from '../../engine/named-ids.ts';
import { idsAgain, recordNoun } from '../../engine/record-noun.ts';
import { partsOfProduct } from '../catalogue/products.ts';
import { firstTemplate } from '../delivery/templates.ts';
import { type ActivityAround, type Own, activityOf, bargain, flashSale, groupBuy } from './activity-rules.ts';
import { bringActivitySkus } from './activity-skus.ts';

async function titlesOf(moving: Moving, kind: number): Promise<Set<string>> {
  const rows = await moving.tx
    .select({ title: activity.title })
    .from(activity)
    .where(and(eq(activity.kind, kind), eq(activity.isDel, false), notInArray(activity.id, idsAgain(moving))));
  return new Set(rows.map(({ title }) => title));
}

const aroundOf = async (moving: Moving, records: readonly Theirs[], kind: number): Promise<ActivityAround> => ({
  goods: await namedIds(moving, 'product', records, 'product_id'),
  temps: await namedIds(moving, 'template', records, 'temp_id'),
  slotIds: await namedIds(moving, 'slot', records, 'time_id'),
  temp: await firstTemplate(moving),
  titles: await titlesOf(moving, kind),
});

/** Flash sales that stand have titles of their own; one of the same gets its number. */
function ownTitle(titles: Set<string>, title: string, key: string): string {
  const free = titles.has(title) ? `${cutTo(title, 240)} ${key}` : title;
  titles.add(free);
  return free;
}

const activityNoun = (noun: 'flashSale' | 'bargain' | 'groupBuy', label: string, source: string, own: Own): MovedNoun => {
  const kind = activityKinds[noun];
  return recordNoun({
    noun,
    label,
    source,
    key: 'id',
    hasPictures: true,
    portion: 50,
    beside: partsOfProduct(kind),
    table: activity,
    around: (moving, records) => aroundOf(moving, records, kind),
    row(record, around, moving) {
      const row = activityOf(moving, record, { kind, own }, around);
      if (typeof row === 'string' || kind !== activityKinds.flashSale || row.isDel) return row;
      return { ...row, title: ownTitle(around.titles, row.title, record.key) };
    },
    parts: (moving, brought) => bringActivitySkus(moving, kind, brought),
    partsAgain: (moving, brought) => bringActivitySkus(moving, kind, brought),
  });
};

export const activities: readonly MovedNoun[] = [
  activityNoun('flashSale', '秒杀', 'eb_store_seckill', flashSale),
  activityNoun('bargain', '砍价', 'eb_store_bargain', bargain),
  activityNoun('groupBuy', '拼团', 'eb_store_combination', groupBuy),
];
