import { type SQL, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { Rates } from '#contract/delivery/freight.ts';
import { type freightTemplateCalls, freightTemplateRefusals } from '#contract/delivery/freight-templates.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { edition } from '#server/platform/database/columns.ts';
import { matching } from '#server/platform/database/conditions.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { preparedText } from '#server/platform/database/prepared.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { shippingTemplates, shippingTemplatesFree as free, shippingTemplatesRegion as region } from './tables.ts';

export const freightTemplates = rowsOf(shippingTemplates, { missing: freightTemplateRefusals.NOT_FOUND });

export const listFreightTemplates = (db: Db, { keywords, ...paging }: Input<typeof freightTemplateCalls.list>) =>
  pageOf(db, paging, {
    select: { ...getTableColumns(shippingTemplates), edition },
    from: shippingTemplates,
    where: matching(keywords, shippingTemplates.name),
    order: [desc(shippingTemplates.sort), desc(shippingTemplates.id)],
  });

export const getFreightTemplate = async (db: Db, { id }: { id: number }) => ({
  ...(await freightTemplates.get(db, id)),
  edition: await freightTemplates.editionOf(db, id),
});

export const listRegions = (db: Db, { tempId }: { tempId: number }) =>
  db.select().from(region).where(eq(region.tempId, tempId)).orderBy(asc(region.id));

export const listFreeRegions = (db: Db, { tempId }: { tempId: number }) =>
  db.select().from(free).where(eq(free.tempId, tempId)).orderBy(asc(free.id));

/** A template with its rows, as its form is opened. */
export async function getFreightForm(db: Db, { id }: { id: number }) {
  const of = { tempId: id };
  const [regions, frees] = [await listRegions(db, of), await listFreeRegions(db, of)];
  return {
    ...(await getFreightTemplate(db, { id })),
    shippingTemplatesRegionRequestList: regions,
    shippingTemplatesFreeRequestList: frees,
  };
}

type RatesRow = { [K in keyof Rates]: Rates[K] } & { id: number; [column: string]: unknown };

/** All that a quote needs to know of the templates that a subselect names by the placeholder `ids`, in one statement. */
export function ratesQuery(name: string, templates: SQL) {
  const query = preparedText<RatesRow>(
    `rates_of_${name}`,
    () => sql`
    select t.id, t.type, t.appoint,
      (select coalesce(json_agg(json_build_object('cityId', r.city_id, 'first', r.first, 'firstPrice', r.first_price,
        'renewal', r.renewal, 'renewalPrice', r.renewal_price) order by r.id), '[]')
        from shipping_templates_region r where r.temp_id = t.id) as regions,
      (select coalesce(json_agg(json_build_object('cityId', f.city_id, 'number', f.number, 'price', f.price) order by f.id), '[]')
        from shipping_templates_free f where f.temp_id = t.id) as frees
    from shipping_templates t where t.id in (${templates})`,
  );
  return async (db: Db, ids: number | readonly number[]): Promise<Map<number, Rates>> => {
    const { rows } = await query(db, '', { ids });
    return new Map(rows.map((row) => [row.id, row]));
  };
}
