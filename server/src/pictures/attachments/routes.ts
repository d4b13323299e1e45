import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { deleteAttachments } from './delete-attachments.ts';
import { moveAttachments } from './move-attachments.ts';
import { listAttachments } from './list-attachments.ts';
import { attachmentInfo, attachmentUsage } from './queries.ts';
import { saveAttachment } from './save-attachment.ts';
import { updateAttachment } from './update-attachment.ts';

export const attachmentRoutes = serve(attachmentCalls, {
  list: read(listAttachments),
  usage: read(attachmentUsage),
  delete: write(deleteAttachments),
  move: write(moveAttachments),
  save: write(saveAttachment),
  update: write(updateAttachment),
  info: read(attachmentInfo),
});
