import { SECOND } from '#contract/durations.ts';
import { fileUploadRefusals } from '#contract/pictures/uploads.ts';
import { Refusal, type RefusalCode } from '#contract/refusal.ts';
import { openFileReader } from '#server/platform/file-readers/file-reader.ts';
import { ReadFailure } from '#server/platform/file-readers/read-failure.ts';
import type { Picture } from './clean-picture.ts';

interface FileKind {
  mime: string;
  extension: string;
  maxPixels: number;
}

export type FileTask = FileKind & { act: 'examine' | 'clean' };

/** Answer about a file: a cleaned picture, nothing against it, or its refusal in parts. */
export interface PictureMessage {
  picture?: Picture;
  refused?: { id: string; code: RefusalCode; message: string; data: unknown };
}

const readFile = openFileReader<FileTask, PictureMessage>({
  program: new URL('./picture-program.ts', import.meta.url),
  memoryMb: 512,
  // An honest file takes moments.
  longestMs: 30 * SECOND,
});

async function pictureFrom(bytes: Uint8Array<ArrayBuffer>, task: FileTask): Promise<Picture | undefined> {
  let picture: Picture | undefined;
  try {
    for await (const message of readFile(new Blob([bytes]), task)) {
      const { refused } = message;
      if (refused) throw new Refusal(refused.id, refused.code, refused.message, refused.data);
      picture = message.picture;
    }
  } catch (error) {
    throw error instanceof ReadFailure && error.why !== 'broken' ? fileUploadRefusals.BROKEN_FILE() : error;
  }
  return picture;
}

/** Reads a file through in a process of its own, so that requests go on meanwhile; refuses one that is something else as well. */
export async function examine(bytes: Uint8Array<ArrayBuffer>, kind: FileKind): Promise<void> {
  await pictureFrom(bytes, { ...kind, act: 'examine' });
}

interface UncleanFile extends FileKind {
  bytes: Uint8Array<ArrayBuffer>;
}

/** A picture written afresh, with its small copies. Any other file stays as it came. */
export async function cleanPicture({ bytes, mime, extension, maxPixels }: UncleanFile): Promise<Picture> {
  const asItCame = { bytes, mime, width: null, height: null, copies: [] };
  if (!mime.startsWith('image/')) return asItCame;
  return (await pictureFrom(bytes, { mime, extension, maxPixels, act: 'clean' })) ?? asItCame;
}
