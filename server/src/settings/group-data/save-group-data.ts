import type { Input } from '#contract/call.ts';
import { type groupDataCalls, groupDataRefusals } from '#contract/settings/group-data.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockSettings } from '../config/queries.ts';
import { checkEntry } from '../form-templates/check-entry.ts';
import { passwordsByForm } from '../form-templates/passwords.ts';
import { groups } from '../groups/queries.ts';
import { entries } from './queries.ts';
import { maskFields } from './rules.ts';
import { decryptSecrets, encryptSecrets } from './secrets.ts';

type GroupDataInput = Input<typeof groupDataCalls.save> & { id?: number };

/** A new entry where there is no id yet. Fields keep the order in which they were sent, because clients read them by their place. */
export async function saveGroupData(write: Write, { id, gid, form }: GroupDataInput, secrets: Secrets): Promise<null> {
  // A form that draws a password meanwhile is saved before this entry, or seals it.
  await lockSettings(write.tx);
  const group = await groups.find(write.tx, gid);
  if (!group) throw groupDataRefusals.NO_GROUP();
  const { sort, status, fields } = form;
  const formId = group.formId || form.id;
  const before = id === undefined ? {} : decryptSecrets(secrets, (await entries.lock(write.tx, id)).secrets);
  await checkEntry(write.tx, formId, fields, new Set(Object.keys(before)));
  const sent = fields.map(({ name, title, value }) => ({ name, title, value }));
  const passwords = (await passwordsByForm(write.tx)).get(formId) ?? new Set();
  const masked = maskFields(sent, passwords, before);
  const value = JSON.stringify({ id: formId, sort, status, fields: masked.fields });
  await entries.save(write, id, { gid, value, secrets: encryptSecrets(secrets, masked.kept), sort, status });
  return null;
}
