import type { FastifyInstance } from 'fastify';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import type { Services } from '#server/platform/services.ts';
import type { Guards } from '#server/platform/http/authenticate.ts';
import { handle, serve } from '#server/platform/http/serve.ts';
import { attachmentRoutes } from './attachments/routes.ts';
import { clearDiscards } from './leftovers/clear-discards.ts';
import { type ExportedFiles, addDownloads } from './downloads.ts';
import { addFiles } from './files.ts';
import { clearLeftovers } from './leftovers/clear-leftovers.ts';
import { fetchPictures } from './uploads/fetch-pictures.ts';
import { receiveUpload } from './uploads/receive-upload.ts';

/** The domain's part of the server. */
export const openPictures = (services: Services) => ({
  routes: [
    ...serve(uploadCalls, {
      image: handle(receiveUpload(services, 'image')),
      file: handle(receiveUpload(services, 'file')),
      fetch: handle(fetchPictures(services)),
    }),
    ...attachmentRoutes,
  ],
  timers: [clearDiscards, clearLeftovers],
  addFiles(http: FastifyInstance, guards: Pick<Guards, 'administrator'>, exported: ExportedFiles): void {
    addFiles(http, services.storage);
    addDownloads(http, services.storage, guards, exported);
  },
});
