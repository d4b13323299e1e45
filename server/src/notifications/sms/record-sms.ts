import type { Write } from '#server/platform/write/write.ts';
import { type SmsDraft, insertRecord } from './queries.ts';
import { UNDER_WAY } from './rules.ts';

/** Writes a message down before it leaves, so that no message is without a record. */
export const recordSms = (write: Write, draft: SmsDraft): Promise<number> => insertRecord(write, { ...draft, ...UNDER_WAY });
