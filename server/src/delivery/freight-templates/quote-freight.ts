import { sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { chargeOf } from '#contract/delivery/freight.ts';
import { freightSettings } from '#contract/delivery/settings.ts';
import type { FreightQuote } from '#contract/delivery/freight-template-record.ts';
import { type freightTemplateCalls, freightTemplateRefusals } from '#contract/delivery/freight-templates.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { settingOf } from '#server/settings/index.ts';
import { regionsAround } from '../cities/queries.ts';
import { ratesQuery } from './queries.ts';

const ratesOfTemplate = ratesQuery('template', sql`${sql.placeholder('ids')}::int`);

/** Freight by one template, reckoned as an order's is, with the row that says so. */
export async function quoteFreight(
  db: Db,
  { id, cityId, measure, price }: Input<typeof freightTemplateCalls.quote>,
): Promise<FreightQuote> {
  const rates = (await ratesOfTemplate(db, id)).get(id);
  if (!rates) throw freightTemplateRefusals.NOT_FOUND();
  const isFreeShop = await settingOf(db, freightSettings.store_free_postage_switch);
  const shopFreeFrom = isFreeShop ? await settingOf(db, freightSettings.store_free_postage) : null;
  const around = await regionsAround(db, cityId);
  return { ...chargeOf({ measure, price }, rates, around), measure, shopFreeFrom };
}
