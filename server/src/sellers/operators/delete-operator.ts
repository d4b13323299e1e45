import type { Write } from '#server/platform/write/write.ts';
import { deletePeople, operators, peopleOf } from './queries.ts';

/** Its people belong to no operator any more. */
export async function deleteOperator(write: Write, { id }: { id: number }): Promise<null> {
  await operators.delete(write, { id });
  await deletePeople(write.tx, await peopleOf(write.tx, id));
  return null;
}
