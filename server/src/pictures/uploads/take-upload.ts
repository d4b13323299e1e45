import type { Answer, Input } from '#contract/call.ts';
import type { uploadCalls } from '#contract/pictures/uploads.ts';
import type { Ground } from '#server/platform/ground.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { categoryOf } from '../attachments/rules.ts';
import { cleanPicture } from './clean-picture.ts';
import { type Judged, judgeUpload } from './judge-upload.ts';
import type { UploadCall } from './rules.ts';
import { equalUploads, noteUpload } from './note-upload.ts';
import { typeOnWire } from './rules.ts';
import { type StoredFile, removeFile, storePicture } from './store-upload.ts';

type Upload = Input<typeof uploadCalls.image>;
type Row = NonNullable<Awaited<ReturnType<typeof noteUpload>>>;

const extensionIn = (path: string): string => path.split('.').at(-1) ?? '';

/** Judges the file by its bytes, cleans it, stores it, and notes it in the library. What fails leaves nothing behind. */
export const takeUpload = (ground: Ground, call: UploadCall) => {
  const { database, storage, write } = ground;

  async function store(judged: Judged, model: string, now: Date): Promise<StoredFile & { key: string }> {
    const picture = await cleanPicture(judged.bytes, judged.mime, judged.maxPixels);
    const isRewritten = picture.mime !== judged.mime;
    const extension = isRewritten ? typeOnWire(picture.mime) : judged.extension;
    const key = await storePicture(storage, picture, { model, extension, now });
    const { width, height } = picture;
    return { key, sattDir: storage.urlOf(key), attSize: picture.bytes.length, attType: typeOnWire(picture.mime), width, height };
  }

  async function note(judged: Judged, { model, pid }: Upload, { actor, from, now }: Asked): Promise<Row> {
    const act = { name: `upload.${call}`, actor, from };
    const { name, sha256 } = judged;
    const plain = { name, sha256, pid: categoryOf(pid) };
    const known = (await equalUploads(database.db, sha256)).length > 0;
    const again = known ? (await write(act, (context) => noteUpload(context, plain))).value : undefined;
    if (again) return again;
    const stored = await store(judged, model, now);
    const noted = await write(act, (context) => noteUpload(context, { ...plain, stored })).catch(async (error: unknown) => {
      await removeFile(storage, stored.key);
      throw error;
    });
    const row = noted.value;
    // Somebody else brought an equal file at the same moment.
    if (row?.sattDir !== stored.sattDir) await removeFile(storage, stored.key);
    if (!row) throw new Error('an upload was stored and not noted');
    return row;
  }

  return async (upload: Upload, asked: Asked): Promise<Answer<typeof uploadCalls.image>> => {
    const judged = await judgeUpload(database.db, call, upload.file);
    const row = await note(judged, upload, asked);
    const url = (await addressesOf(database.db)).show(row.sattDir);
    const extName = extensionIn(row.sattDir);
    return { fileName: judged.name, extName, fileSize: row.attSize, url, type: row.attType, attId: row.id };
  };
};
