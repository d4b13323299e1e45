import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { uploadSettings } from '#contract/pictures/settings.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { settingsOf } from '#server/settings/index.ts';
import { examine } from './examiner.ts';
import type { UploadCall } from './rules.ts';
import { allowedIn, extensionOf, kindByContent, nameToKeep } from './rules.ts';

/** A file that passed validation, as it was sent. */
export interface ValidUpload {
  name: string;
  extension: string;
  mime: string;
  bytes: Uint8Array<ArrayBuffer>;
  sha256: string;
  maxPixels: number;
}

/** Validation of a file against the current settings, and of what it is by its bytes. */
export async function validateUpload(db: Db, call: UploadCall, file: File): Promise<ValidUpload> {
  const limits = await settingsOf(db, uploadSettings);
  const [extensions, size] =
    call === 'image' ? [limits.image_ext_str, limits.image_max_size] : [limits.file_ext_str, limits.file_max_size];
  const named = extensionOf(file, { call, extensions, size });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { extension, mime } = kindByContent(named, await fileTypeFromBuffer(bytes), allowedIn({ call, extensions }));
  const maxPixels = limits.image_max_pixels * 10_000;
  await examine(bytes, { mime, extension, maxPixels });
  return {
    name: nameToKeep(file.name, extension),
    extension,
    mime,
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    maxPixels,
  };
}
