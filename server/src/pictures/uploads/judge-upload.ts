import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { Db } from '#server/platform/database/connect.ts';
import { no } from '#contract/pictures/uploads.ts';
import { settingsOf } from '#server/settings/index.ts';
import { checkDocument } from './check-document.ts';
import { hidesContent } from './hidden-content.ts';
import type { UploadCall } from './rules.ts';
import { checkContent, extensionOf, nameToKeep } from './rules.ts';

/** A file that may come in, as it was sent. */
export interface Judged {
  name: string;
  extension: string;
  mime: string;
  bytes: Uint8Array;
  sha256: string;
  maxPixels: number;
}

/** Holds a file against the settings of the moment and its name against its bytes. */
export async function judgeUpload(db: Db, call: UploadCall, file: File): Promise<Judged> {
  const limits = await settingsOf(db, ['image_ext_str', 'image_max_size', 'file_ext_str', 'file_max_size', 'image_max_pixels']);
  const [extensions, size] =
    call === 'image' ? [limits.image_ext_str, limits.image_max_size] : [limits.file_ext_str, limits.file_max_size];
  const extension = extensionOf(file, { call, extensions, size });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mime = checkContent(extension, (await fileTypeFromBuffer(bytes))?.mime);
  if (await hidesContent(bytes, mime)) throw mime.startsWith('image/') ? no.HIDDEN() : no.HIDDEN_IN_FILE();
  await checkDocument(bytes, extension);
  return {
    name: nameToKeep(file.name, extension),
    extension,
    mime,
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    maxPixels: limits.image_max_pixels * 10_000,
  };
}
