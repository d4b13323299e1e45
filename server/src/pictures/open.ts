import type { FastifyInstance } from 'fastify';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import type { Ground } from '#server/platform/ground.ts';
import { handle, read, serve } from '#server/platform/http/serve.ts';
import { listAttachments } from './attachments/queries.ts';
import { addFiles } from './files.ts';
import { uploadImage } from './uploads/upload-image.ts';

/** The domain's part of the server. */
export const openPictures = (ground: Ground) => ({
  routes: [
    ...serve(uploadCalls, { image: handle(uploadImage(ground)) }),
    ...serve(attachmentCalls, { list: read(listAttachments) }),
  ],
  addFiles: (http: FastifyInstance) => addFiles(http, ground.storage),
});
