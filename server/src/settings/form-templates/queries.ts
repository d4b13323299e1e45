import { desc } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type FormTemplate, type formTemplateCalls, formTemplateRefusals } from '#contract/settings/form-templates.ts';
import type { Page } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { matchingOrId } from '#server/platform/database/conditions.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { formTemp } from './tables.ts';

export const formTemplates = rowsOf(formTemp, { missing: formTemplateRefusals.NOT_FOUND });

export const listFormTemplates = (
  db: Db,
  { keywords, ...paging }: Input<typeof formTemplateCalls.list>,
): Promise<Page<FormTemplate>> =>
  pageOf(db, paging, {
    from: formTemp,
    where: matchingOrId(keywords, formTemp.id, formTemp.name, formTemp.info),
    order: [desc(formTemp.id)],
  });

export const formTemplateInfo = async (db: Db, { id }: { id: number }): Promise<FormTemplate | null> =>
  (await formTemplates.find(db, id)) ?? null;
