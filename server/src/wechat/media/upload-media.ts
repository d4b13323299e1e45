import type { Answer, Input } from '#contract/call.ts';
import { type mediaCalls, mediaRefusals } from '#contract/wechat/media.ts';
import { addressesOf, saveUpload, validateUpload } from '#server/pictures/index.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';

/** Place of the copy in the library: no category. */
const DESTINATION = { model: 'wechat', pid: 0 };

/** The file is judged by its content and goes to WeChat for good; the library keeps a copy once it is there. */
export const uploadMedia = (services: Services) => {
  const { database, providers } = services;
  const save = saveUpload(services, 'wechat_media.upload');

  return async (
    { type, file }: Input<typeof mediaCalls.upload>,
    asked: CallContext,
  ): Promise<Answer<typeof mediaCalls.upload>> => {
    if (type !== 'image' && type !== 'voice') throw mediaRefusals.UNKNOWN_TYPE();
    const valid = await validateUpload(database.db, type === 'image' ? 'image' : 'file', file);
    const { mediaId } = await providers.publicAccount.uploadPermanent({ type, bytes: Buffer.from(valid.bytes) });
    const { sattDir } = await save(valid, DESTINATION, asked);
    const { show } = await addressesOf(database.db);
    return { mediaId, url: show(sattDir), name: file.name.replace(/\.[^.]*$/, '') };
  };
};
