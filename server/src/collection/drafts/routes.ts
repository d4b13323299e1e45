import { draftCalls } from '#contract/collection/drafts.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { addCollectedProduct } from './add-collected-product.ts';
import { deleteDraft } from './delete-draft.ts';
import { draftInfo, listDrafts } from './queries.ts';
import { updateDraft } from './update-draft.ts';

export const draftRoutes = serve(draftCalls, {
  list: read(listDrafts),
  info: read(draftInfo),
  update: write(updateDraft),
  delete: write(deleteDraft),
  addProduct: write(addCollectedProduct),
});
