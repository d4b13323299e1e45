import { inArray } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type attachmentCalls, attachmentRefusals } from '#contract/pictures/attachments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { hasCategory } from './queries.ts';
import { categoryOf } from './rules.ts';
import { attachment } from './tables.ts';

export async function moveAttachments({ tx, now }: Write, input: Input<typeof attachmentCalls.move>): Promise<null> {
  const pid = categoryOf(input.pid ?? 0);
  if (pid !== 0 && !(await hasCategory(tx, pid))) throw attachmentRefusals.NO_CATEGORY();
  const moved = await tx
    .update(attachment)
    .set({ pid, updateTime: now })
    .where(inArray(attachment.id, input.attrId ?? []))
    .returning({ id: attachment.id });
  if (moved.length === 0) throw attachmentRefusals.NOT_FOUND();
  return null;
}
