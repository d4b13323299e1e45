import type { Input } from '#contract/call.ts';
import { type groupCalls, dataGroupRefusals } from '#contract/settings/groups.ts';
import type { Write } from '#server/platform/write/write.ts';
import { formTemplates } from '../form-templates/queries.ts';
import { groups } from './queries.ts';

/** Does what the form of a group means for its entries. */
export type Settle = (write: Write) => Promise<void>;

type DataGroupInput = Input<typeof groupCalls.save> & { id?: number };

/** A new group where there is no id yet. One without a form waits for it. */
export async function saveGroup(write: Write, { id, name, info, formId }: DataGroupInput, settle: Settle): Promise<null> {
  if (formId > 0 && !(await formTemplates.find(write.tx, formId))) throw dataGroupRefusals.NO_FORM();
  await groups.save(write, id, { name: name.trim(), info: info.trim(), formId });
  await settle(write);
  return null;
}
