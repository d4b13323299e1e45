import { and, eq, notInArray } from 'drizzle-orm';
import { slot } from '#server/marketing/index.ts';
import { type Moving, say } from '../../engine/moving.ts';
import { idsAgain, recordNoun } from '../../engine/record-noun.ts';
import { pictureOf } from '../values/pictures.ts';
import { flagOf, intOf, jsonOf, textOf, timesOf } from '../values/values.ts';

function slidesOf({ terms }: Moving, value: unknown): { sattDir: string }[] {
  return (Array.isArray(value) ? value : []).flatMap((slide: { sattDir?: unknown }) =>
    typeof slide?.sattDir === 'string' ? [{ sattDir: pictureOf(terms, slide.sattDir) }] : [],
  );
}

export const slots = recordNoun({
  noun: 'slot',
  label: '秒杀时段',
  source: 'eb_store_seckill_manger',
  key: 'id',
  hasPictures: true,
  table: slot,
  around: (moving) =>
    moving.tx
      .select({ startTime: slot.startTime, endTime: slot.endTime })
      .from(slot)
      .where(and(eq(slot.isDel, false), notInArray(slot.id, idsAgain(moving)))),
  row(record, hours, moving) {
    const { key, row } = record;
    const [startTime, endTime] = [intOf(row['start_time']), intOf(row['end_time'])];
    if (startTime >= endTime || endTime > 24) return '时段的开始和结束不正确';
    const clashes = hours.some((other) => other.startTime < endTime && startTime < other.endTime);
    const isDel = flagOf(row['is_del']) || clashes;
    if (clashes && !flagOf(row['is_del'])) say(moving, 'altered', '与别的时段重叠，按已删除搬来', key);
    if (!isDel) hours.push({ startTime, endTime });
    return {
      id: Number(key),
      name: textOf(row['name']),
      startTime,
      endTime,
      silderImgs: slidesOf(moving, jsonOf(row['silder_imgs'])),
      sort: intOf(row['sort']),
      status: flagOf(row['status']),
      isDel,
      ...timesOf(record, moving),
    };
  },
});
