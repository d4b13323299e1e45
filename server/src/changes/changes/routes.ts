import { changeCalls } from '#contract/changes/changes.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import type { LimitedRecords } from '#server/platform/limited-records.ts';
import type { Services } from '#server/platform/services.ts';
import { historyWithin } from './history.ts';
import { undoChange } from './undo-change.ts';

/** `records`: those of which limits leave some to people, with their history and undo. */
export const changeRoutes = ({ secrets }: Pick<Services, 'secrets'>, records: readonly LimitedRecords[]) =>
  serve(changeCalls, {
    list: read(historyWithin(records)),
    undo: write((context, input) => undoChange(context, input, { secrets, records })),
  });
