import { changeLogCalls } from '#contract/changes/change-log.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { changedFields, listChanges, listKinds } from './queries.ts';

export const changeLogRoutes = serve(changeLogCalls, {
  list: read(listChanges),
  kinds: read(listKinds),
  info: read(changedFields),
});
