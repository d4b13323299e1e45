import type { Effect, Judgement } from '#server/platform/http/callbacks/serve-callbacks.ts';
import type { Write } from '#server/platform/write/write.ts';
import { incomingNotices } from './queries.ts';
import { isSettled } from './rules.ts';

/** Acts on a notice and keeps what became of it; undefined where that happened before. Two of one notice wait for each other. */
export async function settleNotice(
  write: Write,
  { id, act }: { id: number } & Pick<Extract<Judgement, { verified: true }>, 'act'>,
): Promise<Effect | undefined> {
  if (isSettled(await incomingNotices.lock(write.tx, id))) return undefined;
  const effect = await act(write);
  const { outcome: state, says, number = null } = effect;
  await incomingNotices.set(write, id, { state, says, number, why: null });
  return effect;
}
