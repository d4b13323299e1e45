import { notifyPerson } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { DemandRecord } from './tables.ts';

/** Notifies whoever filed a demand of what became of it. */
export const tellCreator = (write: Write, { demandNo, creatorId }: DemandRecord, outcome: string): Promise<void> =>
  notifyPerson(write, 'adminDemandDecided', { adminId: creatorId, subject: `${demandNo} ${outcome}`.slice(0, 200) });
