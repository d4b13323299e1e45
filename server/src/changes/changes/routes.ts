import { changeCalls } from '#contract/changes/changes.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { listChanges } from './history.ts';
import { undoChange } from './undo-change.ts';

export const changeRoutes = ({ secrets }: Pick<Services, 'secrets'>) =>
  serve(changeCalls, {
    list: read(listChanges),
    undo: write((context, input) => undoChange(context, input, secrets)),
  });
