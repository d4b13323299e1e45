import { customerTagCalls } from '#contract/customers/tags.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { deleteTag } from './delete-tag.ts';
import { findTag, listTags } from './queries.ts';
import { saveTag } from './save-tag.ts';

export const tagRoutes = serve(customerTagCalls, {
  list: read(listTags),
  info: read(findTag),
  save: write(saveTag),
  update: write(saveTag),
  delete: write(deleteTag),
});
