import { type OperatorDraft, operatorRefusals } from '#contract/sellers/operators.ts';
import { filled } from '#server/platform/write/filled.ts';
import type { Write } from '#server/platform/write/write.ts';
import { findAccounts } from '#server/catalogue/index.ts';
import { deletePeople, insertPeople, operators, peopleOf } from './queries.ts';

const blank = { creditCode: '', contact: '', phone: '', railUnits: '', shareRate: 0, remark: '' };

/** Its people as the form names them; who stays keeps the row, so that the history shows who came and who went. */
async function savePeople({ tx, now }: Write, operatorId: number, adminIds: readonly number[]): Promise<void> {
  const [before, wanted] = [new Set(await peopleOf(tx, operatorId)), new Set(adminIds)];
  const added = [...wanted.difference(before)];
  if ((await findAccounts(tx, added)).length < added.length) throw operatorRefusals.NO_ADMIN();
  await deletePeople(tx, [...before.difference(wanted)]);
  await insertPeople(tx, operatorId, added, now);
}

/** A new operator, enabled, where there is no id yet. A form that names no people leaves them. */
export async function saveOperator(write: Write, { id, ...draft }: OperatorDraft & { id?: number }): Promise<null> {
  const status = id === undefined || (await operators.lock(write.tx, id)).status;
  const values = { ...filled(blank, draft), name: draft.name.trim(), status, isDel: false };
  const saved = await operators.save(write, id, values);
  if (draft.adminIds) await savePeople(write, saved, draft.adminIds);
  return null;
}
