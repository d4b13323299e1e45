import type { Write } from '#server/platform/write/write.ts';
import { operators } from './queries.ts';
import { switchPeople } from './switch-people.ts';

/** Switches it with its people: signed out everywhere, they are refused until it is enabled again. */
export async function enableOperator(write: Write, { id, status }: { id: number; status: boolean }): Promise<null> {
  const before = await operators.lock(write.tx, id);
  if (before.status === status) return null;
  await operators.set(write, id, { status });
  await switchPeople(write, id, status);
  return null;
}
