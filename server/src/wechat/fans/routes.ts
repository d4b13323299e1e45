import { fanCalls } from '#contract/wechat/fans.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { beginSync } from './begin-sync.ts';
import { listFans, listTags, syncState } from './queries.ts';

export const fanRoutes = serve(fanCalls, {
  list: read(listFans),
  tags: read(listTags),
  syncState: read(syncState),
  sync: write(beginSync),
});
