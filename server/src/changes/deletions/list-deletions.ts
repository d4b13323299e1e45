import type { Answer, Input } from '#contract/call.ts';
import type { deletionCalls } from '#contract/changes/deletions.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { WORD_CAP, cappedAt, offsetOf, toPage } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { countAlong, countDeletions, deletionsIn } from './queries.ts';
import { alongText, firstDay, openedTo } from './rules.ts';

/** Recent deletions of a noun that have not come back. */
export async function listDeletions(
  db: Db,
  { noun, kind, name, ...paging }: Input<typeof deletionCalls.list>,
  { actor, now }: CallContext,
): Promise<Answer<typeof deletionCalls.list>> {
  const deleted = openedTo(actor, noun);
  const wanted = { noun, deleted, since: firstDay(now), kind, name: name?.trim() };
  const [rows, n, pictures] = await Promise.all([
    deletionsIn(db, wanted, { limit: paging.limit, offset: offsetOf(paging) }),
    countDeletions(db, wanted),
    addressesOf(db),
  ]);
  const words = deleted.along ?? {};
  const counts = await countAlong(
    db,
    rows.map(({ changeId }) => changeId),
    Object.keys(words),
  );
  const list = rows.map(({ changeId, picture, ...row }) => ({
    ...row,
    picture: picture === null ? null : pictures.show(picture),
    along: alongText(words, counts.get(changeId) ?? new Map()),
  }));
  const { total, capped } = cappedAt(WORD_CAP, n);
  return toPage(paging, total, list, capped);
}
