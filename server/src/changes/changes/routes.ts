import { changeCalls } from '#contract/changes/changes.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { recordHistory } from './history.ts';
import { undoChange } from './undo-change.ts';

export const changeRoutes = serve(changeCalls, {
  list: read(recordHistory),
  undo: write(undoChange),
});
