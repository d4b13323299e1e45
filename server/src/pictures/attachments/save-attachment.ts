import type { Input } from '#contract/call.ts';
import type { attachmentCalls } from '#contract/pictures/attachments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkAddress } from './rules.ts';
import { attachment } from './tables.ts';

/** Inserts an attachment whose file is stored elsewhere, by its address. */
export async function saveAttachment({ tx, actor, now }: Write, input: Input<typeof attachmentCalls.save>): Promise<null> {
  const { name, sattDir, attSize, attType, imageType } = input;
  const adminId = actor.kind === 'admin' ? actor.id : null;
  const row = { name: name.trim(), sattDir: checkAddress(sattDir), attSize, attType, imageType, pid: 0, adminId };
  await tx.insert(attachment).values({ ...row, createTime: now, updateTime: now });
  return null;
}
