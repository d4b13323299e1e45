import { z } from 'zod';
import type { MediaFile, PublicAccount } from '#server/platform/public-account.ts';
import { multipartBody } from '#server/platform/http-client/bodies.ts';
import { shaped } from '../line/fields.ts';
import type { WechatLine } from '../line/line.ts';
import { formatOf } from './media-rules.ts';

const Uploaded = z.object({ media_id: z.string().min(1), url: z.string().catch('') });
const UPLOAD_MS = 60_000;

/** Files for replies and messages, judged by their content before they leave. */
export function mediaVerbs({ ask }: WechatLine): Pick<PublicAccount, 'uploadTemporary' | 'uploadPermanent'> {
  async function upload(path: string, file: MediaFile, isTemporary: boolean) {
    const { suffix, types } = await formatOf(file, isTemporary);
    const media = new File([new Uint8Array(file.bytes)], `media.${suffix}`, { type: types[0] });
    const body = await multipartBody({ media });
    const { media_id: mediaId, url } = shaped(
      Uploaded,
      await ask({ path, query: { type: file.type }, body, timeoutMs: UPLOAD_MS }),
    );
    return { mediaId, url };
  }
  return {
    uploadTemporary: async (file) => ({ mediaId: (await upload('/cgi-bin/media/upload', file, true)).mediaId }),
    uploadPermanent: (file) => upload('/cgi-bin/material/add_material', file, false),
  };
}
