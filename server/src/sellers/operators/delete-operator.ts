import type { Write } from '#server/platform/write/write.ts';
import { operators, people } from './queries.ts';

/** Its people belong to no operator any more. */
export async function deleteOperator(write: Write, { id }: { id: number }): Promise<null> {
  await operators.delete(write, { id });
  await people.replace(write, id, [], async () => undefined);
  return null;
}
