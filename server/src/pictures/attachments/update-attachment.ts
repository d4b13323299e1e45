import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { attachmentCalls } from '#contract/pictures/attachments.ts';
import { notFound } from '#server/platform/not-found.ts';
import type { Write } from '#server/platform/write/write.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { findAttachment } from './queries.ts';
import { checkAddress } from './rules.ts';
import { attachment } from './tables.ts';

/** Renames a file of ours: its size and type are what was measured. */
export async function updateAttachment({ tx, now }: Write, input: Input<typeof attachmentCalls.update>): Promise<null> {
  const row = await findAttachment(tx, input.id);
  if (!row) throw notFound('attachment');
  const { name, attSize, attType, imageType } = input;
  const sattDir = checkAddress((await addressesOf(tx)).keep(input.sattDir), row.sattDir);
  const measures = row.sha256 === null ? { sattDir, attSize, attType, imageType } : {};
  await tx
    .update(attachment)
    .set({ name: name.trim(), ...measures, updateTime: now })
    .where(eq(attachment.id, input.id));
  return null;
}
