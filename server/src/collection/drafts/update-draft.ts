import type { Input } from '#contract/call.ts';
import { type draftCalls, draftStates, no } from '#contract/collection/drafts.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { safeHtml } from '#server/platform/rich-text.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockDraft, setDraft } from './queries.ts';
import { keptPayload } from './rules.ts';

export async function updateDraft({ tx, now }: Write, { id, payload }: Input<typeof draftCalls.update>): Promise<null> {
  const draft = await lockDraft(tx, id);
  if (draft.status === draftStates.imported) throw no.IMPORTED();
  await setDraft(tx, id, { payload: keptPayload(payload, await addressesOf(tx), safeHtml), updateTime: now });
  return null;
}
