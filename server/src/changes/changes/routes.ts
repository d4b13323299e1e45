import { changeCalls } from '#contract/changes/changes.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import type { LimitedRecords } from '#server/platform/limited-records.ts';
import type { Services } from '#server/platform/services.ts';
import { historyWithin } from './history.ts';
import { undoChange } from './undo-change.ts';

/** `records`: those that people with a limit have the history of. */
export const changeRoutes = ({ secrets }: Pick<Services, 'secrets'>, records: readonly LimitedRecords[]) =>
  serve(changeCalls, {
    list: read(historyWithin(records)),
    undo: write((context, input) => undoChange(context, input, secrets)),
  });
