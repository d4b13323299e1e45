import type { Answer, Input } from '#contract/call.ts';
import type { uploadCalls } from '#contract/pictures/uploads.ts';
import type { Services } from '#server/platform/services.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { judgeUpload } from './judge-upload.ts';
import { keepUpload } from './keep-upload.ts';
import type { UploadCall } from './rules.ts';

type Upload = Input<typeof uploadCalls.image>;

const extensionIn = (path: string): string => path.split('.').at(-1) ?? '';

/** A file somebody sends. Judged by its bytes before anything is kept of it. */
export const takeUpload = (services: Services, call: UploadCall) => {
  const { db } = services.database;
  const keep = keepUpload(services, `upload.${call}`);

  return async (upload: Upload, asked: Asked): Promise<Answer<typeof uploadCalls.image>> => {
    const judged = await judgeUpload(db, call, upload.file);
    const row = await keep(judged, upload, asked);
    const url = (await addressesOf(db)).show(row.sattDir);
    const extName = extensionIn(row.sattDir);
    return { fileName: judged.name, extName, fileSize: row.attSize, url, type: row.attType, attId: row.id, isKnown: row.isKnown };
  };
};
