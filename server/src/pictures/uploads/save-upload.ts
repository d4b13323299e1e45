import type { Storage } from '#server/platform/storage/storage.ts';
import type { Services } from '#server/platform/services.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { categoryOf } from '../attachments/rules.ts';
import type { attachment } from '../attachments/tables.ts';
import { cleanPicture } from './examiner.ts';
import type { ValidUpload } from './validate-upload.ts';
import { insertUpload } from './insert-upload.ts';
import { equalUploads } from './queries.ts';
import { typeOnWire } from './rules.ts';
import { type StoredFile, removeFile, storePicture } from './store-upload.ts';

/** Person or job that a file comes from. */
export type Asker = Pick<CallContext, 'actor' | 'now'> & Partial<Pick<CallContext, 'from'>>;

interface Destination {
  /** Purpose; names the folder in the store. */
  model: string;
  /** Category of the library. */
  pid: number;
}

type Saved = typeof attachment.$inferSelect & {
  /** True when the file was in this category before. */
  isKnown: boolean;
};

/** Writes a valid upload into the store, cleaned. */
export async function storeUpload(
  storage: Storage,
  upload: ValidUpload,
  model: string,
  now: Date,
): Promise<StoredFile & { key: string }> {
  const picture = await cleanPicture(upload);
  const isRewritten = picture.mime !== upload.mime;
  const extension = isRewritten ? typeOnWire(picture.mime) : upload.extension;
  const key = await storePicture(storage, picture, { model, extension, now });
  const { width, height } = picture;
  return { key, sattDir: storage.urlOf(key), attSize: picture.bytes.length, attType: typeOnWire(picture.mime), width, height };
}

/** Storing of a valid upload: cleaned, written to the store, inserted into the library. A failure leaves nothing behind. */
export const saveUpload = ({ database, storage, write }: Services, act: string) => {
  return async (upload: ValidUpload, { model, pid }: Destination, { actor, from, now }: Asker): Promise<Saved> => {
    const by = { name: act, actor, from };
    const { name, sha256 } = upload;
    const plain = { name, sha256, pid: categoryOf(pid) };
    const equal = await equalUploads(database.db, sha256);
    const again = equal.length > 0 ? (await write(by, (context) => insertUpload(context, plain))).value : undefined;
    if (again) return { ...again, isKnown: equal.some(({ id }) => id === again.id) };
    const stored = await storeUpload(storage, upload, model, now);
    const noted = await write(by, (context) => insertUpload(context, { ...plain, stored })).catch(async (error: unknown) => {
      await removeFile(storage, stored.key);
      throw error;
    });
    const row = noted.value;
    // An equal file arrived at the same moment from another request.
    if (row?.sattDir !== stored.sattDir) await removeFile(storage, stored.key);
    if (!row) throw new Error('an upload was stored and not noted');
    return { ...row, isKnown: false };
  };
};
