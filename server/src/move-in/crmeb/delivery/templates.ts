import { asc, inArray, notInArray } from 'drizzle-orm';
import { shippingTemplates, shippingTemplatesFree, shippingTemplatesRegion } from '#server/delivery/index.ts';
import { cutTo } from '../../engine/cut-to.ts';
import { type Moving, say } from '../../engine/moving.ts';
import { idsAgain, recordNoun } from '../../engine/record-noun.ts';
import { flagOf, intOf, textOf, timesOf } from '../values/values.ts';
import { bringRates } from './rates.ts';

/** Template of goods whose own is gone. */
export async function firstTemplate({ tx }: Pick<Moving, 'tx'>): Promise<number> {
  const [first] = await tx
    .select({ id: shippingTemplates.id })
    .from(shippingTemplates)
    .orderBy(asc(shippingTemplates.id))
    .limit(1);
  return first?.id ?? 0;
}

export const templates = recordNoun({
  noun: 'template',
  label: '运费模板',
  source: 'eb_shipping_templates',
  key: 'id',
  beside: [
    { name: 'regions', table: 'eb_shipping_templates_region', column: 'temp_id', isMain: true },
    { name: 'frees', table: 'eb_shipping_templates_free', column: 'temp_id', isMain: true },
  ],
  table: shippingTemplates,
  async around(moving) {
    const others = notInArray(shippingTemplates.id, idsAgain(moving));
    const there = await moving.tx.select({ name: shippingTemplates.name }).from(shippingTemplates).where(others);
    return new Set(there.map(({ name }) => name));
  },
  row(record, taken, moving) {
    const { key, row } = record;
    const wanted = cutTo(textOf(row['name']), 190);
    const name = taken.has(wanted) ? `${wanted}（${key}）` : wanted;
    taken.add(name);
    if (name !== wanted) say(moving, 'altered', '同名的运费模板已经有了，名称后加了编号', key);
    const type = intOf(row['type']);
    return {
      id: Number(key),
      name,
      type: type >= 1 && type <= 3 ? type : 1,
      appoint: flagOf(row['appoint']),
      sort: intOf(row['sort']),
      ...timesOf(record, moving),
    };
  },
  async parts(moving, brought) {
    for (const { record, id } of brought) await bringRates(moving, record, id);
  },
  async partsAgain(moving, brought) {
    const ids = [0, ...brought.map(({ id }) => id)];
    await moving.tx.delete(shippingTemplatesRegion).where(inArray(shippingTemplatesRegion.tempId, ids));
    await moving.tx.delete(shippingTemplatesFree).where(inArray(shippingTemplatesFree.tempId, ids));
    for (const { record, id } of brought) await bringRates(moving, record, id);
  },
});
