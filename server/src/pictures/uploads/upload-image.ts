import { createHash, randomBytes } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { Answer, Input } from '#contract/call.ts';
import { showMoment } from '#contract/moment.ts';
import type { uploadCalls } from '#contract/pictures/uploads.ts';
import type { Ground } from '#server/platform/ground.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { settingsOf } from '#server/settings/index.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { attachment } from '../attachments/tables.ts';
import { cleanPicture } from './clean-picture.ts';
import { checkContent, extensionOf, nameToKeep, typeOnWire } from './rules.ts';

type Upload = Input<typeof uploadCalls.image>;

/** Of our own making: nothing of the client's name goes into a path. */
function keyFor(model: string, extension: string, now: Date): string {
  const day = showMoment(now).slice(0, 10).replaceAll('-', '/');
  return `image/public/${model}/${day}/${randomBytes(21).toString('hex')}.${extension}`;
}

/** Judges the file by its bytes, cleans it, stores it, and notes it in the library. A failed note takes the file away again. */
export const uploadImage =
  ({ database: { db }, storage, write }: Ground) =>
  async ({ file, model, pid }: Upload, { actor, from, now }: Asked): Promise<Answer<typeof uploadCalls.image>> => {
    const limits = await settingsOf(db, ['image_ext_str', 'image_max_size']);
    const extension = extensionOf(file, { extensions: limits.image_ext_str, size: limits.image_max_size });
    const sent = new Uint8Array(await file.arrayBuffer());
    const mime = checkContent(extension, (await fileTypeFromBuffer(sent))?.mime);
    const { bytes, width, height } = await cleanPicture(sent, mime);

    const key = keyFor(model, extension, now);
    const [sattDir, name] = [storage.urlOf(key), nameToKeep(file.name, extension)];
    const figures = {
      attSize: bytes.length,
      attType: typeOnWire(mime),
      width,
      height,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
    const adminId = actor.kind === 'admin' ? actor.id : null;
    await storage.put(key, bytes);
    try {
      await write({ name: 'upload.image', actor, from }, ({ tx }) =>
        tx.insert(attachment).values({ name, sattDir, pid, adminId, createTime: now, updateTime: now, ...figures }),
      );
    } catch (error) {
      await storage.remove(key);
      throw error;
    }
    const url = (await addressesOf(db)).show(sattDir);
    return { fileName: name, extName: extension, fileSize: bytes.length, url, type: figures.attType };
  };
