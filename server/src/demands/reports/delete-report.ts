import type { Write } from '#server/platform/write/write.ts';
import { lockReport, reports } from './queries.ts';
import { checkIn, editable } from './states.ts';

export async function deleteReport(write: Write, { id }: { id: number }): Promise<null> {
  checkIn(await lockReport(write.tx, id, write.actor), editable);
  return reports.delete(write, { id });
}
