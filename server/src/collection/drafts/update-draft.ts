import type { Input } from '#contract/call.ts';
import { type draftCalls, draftStates, collectedDraftRefusals } from '#contract/collection/drafts.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { safeHtml } from '#server/platform/text/rich-text.ts';
import type { Write } from '#server/platform/write/write.ts';
import { drafts } from './queries.ts';
import { payloadWithPaths } from './rules.ts';

export async function updateDraft(write: Write, { id, payload }: Input<typeof draftCalls.update>): Promise<null> {
  if ((await drafts.lock(write.tx, id)).status === draftStates.imported) throw collectedDraftRefusals.IMPORTED();
  await drafts.set(write, id, { payload: payloadWithPaths(payload, await addressesOf(write.tx), safeHtml) });
  return null;
}
