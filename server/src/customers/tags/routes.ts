import { customerTagCalls } from '#contract/customers/tags.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { deleteTag, listTags, saveTag, tags } from './queries.ts';

export const tagRoutes = serve(customerTagCalls, {
  list: read(listTags),
  info: read(tags.findById),
  save: write(saveTag),
  update: edit(saveTag, tags.findById),
  delete: write(deleteTag),
});
