import type { FastifyInstance } from 'fastify';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import type { Ground } from '#server/platform/ground.ts';
import type { Guards } from '#server/platform/http/handler.ts';
import { handle, serve } from '#server/platform/http/serve.ts';
import { attachmentRoutes } from './attachments/routes.ts';
import { clearDiscards } from './discards/clear-discards.ts';
import { addDownloads } from './downloads.ts';
import { addFiles } from './files.ts';
import { clearLeftovers } from './leftovers/clear-leftovers.ts';
import { fetchPictures } from './uploads/fetch-pictures.ts';
import { takeUpload } from './uploads/take-upload.ts';

/** The domain's part of the server. */
export const openPictures = (ground: Ground) => ({
  routes: [
    ...serve(uploadCalls, {
      image: handle(takeUpload(ground, 'image')),
      file: handle(takeUpload(ground, 'file')),
      fetch: handle(fetchPictures(ground)),
    }),
    ...attachmentRoutes,
  ],
  timers: [clearDiscards, clearLeftovers],
  addFiles(http: FastifyInstance, guards: Pick<Guards, 'administrator'>): void {
    addFiles(http, ground.storage);
    addDownloads(http, ground.storage, guards);
  },
});
