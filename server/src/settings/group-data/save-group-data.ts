import type { Input } from '#contract/call.ts';
import { type groupDataCalls, no } from '#contract/settings/group-data.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkEntry } from '../form-templates/check-entry.ts';
import { groups } from '../groups/queries.ts';
import { entries } from './queries.ts';

type Draft = Input<typeof groupDataCalls.save> & { id?: number };

/** A new entry where there is no id yet. Fields keep the order in which they were sent, because clients read them by their place. */
export async function saveGroupData(write: Write, { id, gid, form }: Draft): Promise<null> {
  const group = await groups.find(write.tx, gid);
  if (!group) throw no.NO_GROUP();
  const { sort, status, fields } = form;
  const formId = group.formId || form.id;
  await checkEntry(write.tx, formId, fields, true);
  const kept = fields.map(({ name, title, value }) => ({ name, title, value }));
  const value = JSON.stringify({ id: formId, sort, status, fields: kept });
  await entries.save(write, id, { gid, value, sort, status });
  return null;
}
