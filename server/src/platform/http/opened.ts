import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AnyCall } from '#contract/call.ts';
import { recordRefusals } from '#contract/record.ts';
import { encoder } from '#contract/transcode.ts';
import type { Write } from '../write/write.ts';
import type { RecordFn } from './serve.ts';

type OpenedFields = Readonly<Record<string, unknown>>;

/** Fields that a form was opened with, as its client sends them beside the input. */
export const openedOf = (body: unknown): OpenedFields | undefined => {
  const opened: unknown = Object(body).opened;
  return typeof opened === 'object' && opened !== null ? { ...opened } : undefined;
};

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** Value of a field as the call reads it, so that spellings of one value, and orders of the same ids, are equal; one that it would refuse stands as it came. */
function valueOf(schema: z.core.$ZodType, sent: unknown): unknown {
  const read = z.safeParse(schema, sent);
  const value: unknown = read.success ? read.data : sent;
  if (Array.isArray(value) && value.every((id) => typeof id === 'number')) return value.toSorted((one, other) => one - other);
  return isBlank(value) ? null : value;
}

/** A form as it is sent, of the record with this id; 0 where it goes by a number, or there is one record. */
interface SentForm {
  id: number;
  input: never;
  opened: OpenedFields | undefined;
}

/**
 * Refuses a form over a change that somebody made since it was opened. Forms of one record wait for each other, so that of two who save
 * in the same moment the later one is compared with what the first one saved.
 */
export async function checkOpened({ tx, actor, now }: Write, call: AnyCall, { id, input, opened }: SentForm, record: RecordFn) {
  const { orderNo = '', ids = '' } = Object(input);
  const form = `form ${call.noun} ${orderNo}${ids}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${form}, ${id}::bigint))`);
  const current = opened && call.edits && (await record(tx, { id, input, names: Object.keys(opened) }, { actor, now }));
  if (!current || !call.edits) return;
  const theirs: OpenedFields = Object(encoder(call.edits)(current));
  const shape: z.core.$ZodShape = { ...call.query?.shape, ...call.body?.shape };
  const isChanged = Object.entries(opened).some(([name, value]) => {
    const schema = (Object.hasOwn(shape, name) ? shape[name] : undefined) ?? z.unknown();
    return name in theirs && !isDeepStrictEqual(valueOf(schema, value), valueOf(schema, theirs[name]));
  });
  if (isChanged) throw recordRefusals.CHANGED({ theirs });
}
