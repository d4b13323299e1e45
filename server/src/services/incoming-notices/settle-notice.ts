import type { Effect, Judgement } from '#server/platform/http/callbacks/serve-callbacks.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { incomingNotices } from './queries.ts';
import { isSettled } from './rules.ts';

type SettledNotice = Pick<Effect, 'reply'> & { isRepeat: boolean };

/** Acts on a notice once and keeps what became of it; a repetition has the answer of the first. Two of one notice wait for each other. */
export async function settleNotice(
  write: Write,
  { id, act, secrets }: { id: number; secrets: Secrets } & Pick<Extract<Judgement, { verified: true }>, 'act'>,
): Promise<SettledNotice> {
  const notice = await incomingNotices.lock(write.tx, id);
  if (isSettled(notice)) return { isRepeat: true, reply: notice.reply === null ? undefined : secrets.decrypt(notice.reply) };
  const { outcome: state, says, number = null, reply } = await act(write);
  const kept = reply === undefined ? null : secrets.encrypt(reply);
  await incomingNotices.set(write, id, { state, says, number, why: null, reply: kept });
  return { isRepeat: false, reply };
}
