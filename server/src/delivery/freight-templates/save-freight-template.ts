import { freightTemplateRefusals } from '#contract/delivery/freight-templates.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type FreightDraft, columnsOf, insertRates } from './insert-rates.ts';
import { freightTemplates } from './queries.ts';

export async function saveFreightTemplate(write: Write, draft: FreightDraft): Promise<null> {
  if (draft.shippingTemplatesRegionRequestList.length === 0) throw freightTemplateRefusals.WHOLE_COUNTRY_FIRST();
  await insertRates(write.tx, await freightTemplates.insert(write, columnsOf(draft)), draft);
  return null;
}
