import { desc, eq, or } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type FormTemplate, type formTemplateCalls, no } from '#contract/settings/form-templates.ts';
import { INT_MAX, type Page } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { matching } from '#server/platform/database/conditions.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { formTemp } from './tables.ts';

export const formTemplates = rowsOf(formTemp, { missing: no.NOT_FOUND });

export function listFormTemplates(
  db: Db,
  { keywords, ...paging }: Input<typeof formTemplateCalls.list>,
): Promise<Page<FormTemplate>> {
  const named = matching(keywords, formTemp.name, formTemp.info);
  const number = Number(keywords);
  const isId = Number.isInteger(number) && number > 0 && number <= INT_MAX;
  return pageOf(db, paging, {
    from: formTemp,
    where: named && or(named, isId ? eq(formTemp.id, number) : undefined),
    order: [desc(formTemp.id)],
  });
}

export const formTemplateInfo = async (db: Db, { id }: { id: number }): Promise<FormTemplate | null> =>
  (await formTemplates.find(db, id)) ?? null;
