import { openFields } from '#contract/notifications/template-fields.ts';
import type { MessageTemplate } from '#server/platform/public-account.ts';
import type { TemplateRow } from '../notifications/queries.ts';
import { chosenFields } from '../notifications/seed-templates.ts';

/** Templates of the account that have fields without a content, each under the name of its event. */
export const withOpenFields = (rows: readonly TemplateRow[], account: readonly MessageTemplate[]) =>
  rows.flatMap((ours) => {
    const found = account.find(({ templateId }) => templateId === ours.tempId);
    const fields = found ? openFields(found.content, chosenFields(ours)) : [];
    return fields.length > 0 ? [{ type: ours.name, fields }] : [];
  });
