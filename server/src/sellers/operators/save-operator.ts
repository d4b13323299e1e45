import { type OperatorDraft, operatorRefusals } from '#contract/sellers/operators.ts';
import { findAccounts } from '#server/catalogue/index.ts';
import { filled } from '#server/platform/write/filled.ts';
import type { Write } from '#server/platform/write/write.ts';
import { operators, people } from './queries.ts';
import { switchPeople } from './switch-people.ts';

const blank = { creditCode: '', contact: '', phone: '', railUnits: '', shareRate: 0, remark: '' };

/** A new operator, enabled, where there is no id yet. A form that names no people leaves them; who comes to a disabled one is switched off with it. */
export async function saveOperator(write: Write, { id, ...draft }: OperatorDraft & { id?: number }): Promise<null> {
  const status = id === undefined || (await operators.lock(write.tx, id)).status;
  const values = { ...filled(blank, draft), name: draft.name.trim(), status, isDel: false };
  const saved = await operators.save(write, id, values);
  if (!draft.adminIds) return null;
  await people.replace(write, saved, draft.adminIds, async (added) => {
    if ((await findAccounts(write.tx, added)).length < added.length) throw operatorRefusals.NO_ADMIN();
  });
  if (!status) await switchPeople(write, saved, false);
  return null;
}
