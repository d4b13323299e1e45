import type { Write } from '#server/platform/write/write.ts';
import { freightTemplates } from './queries.ts';
import { type FreightDraft, columnsOf } from './insert-rates.ts';
import { replaceRates } from './replace-rates.ts';

/** Replaces all rows at once, so that a quote never sees a template half changed. */
export async function updateFreightTemplate(write: Write, { id, ...draft }: FreightDraft & { id: number }): Promise<null> {
  await freightTemplates.set(write, id, columnsOf(draft));
  await replaceRates(write.tx, id, draft);
  return null;
}
