import type { Answer, Input } from '#contract/call.ts';
import type { uploadCalls } from '#contract/pictures/uploads.ts';
import type { Services } from '#server/platform/services.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { validateUpload } from './validate-upload.ts';
import { saveUpload } from './save-upload.ts';
import type { UploadCall } from './rules.ts';

type Upload = Input<typeof uploadCalls.image>;

const extensionIn = (path: string): string => path.split('.').at(-1) ?? '';

/** Upload of a file: validated by its bytes before anything is stored. */
export const receiveUpload = (services: Services, call: UploadCall) => {
  const { db } = services.database;
  const save = saveUpload(services, `upload.${call}`);

  return async (upload: Upload, asked: CallContext): Promise<Answer<typeof uploadCalls.image>> => {
    const valid = await validateUpload(db, call, upload.file);
    const row = await save(valid, upload, asked);
    const url = (await addressesOf(db)).show(row.sattDir);
    const extName = extensionIn(row.sattDir);
    return {
      fileName: valid.name,
      extName,
      fileSize: row.attSize,
      url,
      type: row.attType,
      attId: row.id,
      ...(row.isKnown && { isKnown: true }),
    };
  };
};
