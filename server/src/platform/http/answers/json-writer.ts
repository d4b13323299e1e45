import { z } from 'zod';
import { isOptional } from '#contract/schema-kinds.ts';
import { encoder } from '#contract/transcode.ts';

type Write = (value: unknown) => string;

/** JSON that was written before, by the same schema; as bytes where it is kept. */
export class Written<T> {
  declare protected readonly of: T;
  readonly json: string | Buffer;

  constructor(json: string | Buffer) {
    this.json = json;
  }
}

/** The place of bytes in a text that is being written: a character that JSON never holds. */
const HOLE = '\0';
/** The bytes of the answer that is being written, in the order of their places. */
let bytes: Buffer[] = [];

function place({ json }: Written<unknown>): string {
  if (typeof json === 'string') return json;
  bytes.push(json);
  return HOLE;
}

/** Characters that JSON escapes; a lone half of a pair is no text. */
const ESCAPED = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

function writeAny(value: unknown): string {
  if (typeof value === 'string') return ESCAPED.test(value) ? JSON.stringify(value) : `"${value}"`;
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return JSON.stringify(value) ?? 'null';
}

function fieldsWriter(shape: z.core.$ZodShape, at: string): Write {
  const declared = Object.entries(shape);
  // Fields that are null in every answer are one piece of text.
  const nulls = declared.filter(([, field]) => field instanceof z.ZodNull).map(([name]) => `${JSON.stringify(name)}:null`);
  const head = `{${nulls.join(',')}`;
  const fields = declared
    .filter(([, field]) => !(field instanceof z.ZodNull))
    .map(([name, field]) => ({
      name,
      key: `${JSON.stringify(name)}:`,
      write: jsonWriter(field, `${at}.${name}`),
      canBeAbsent: isOptional(field),
    }));
  return (value) => {
    if (value instanceof Written) return place(value);
    const row = Object(value);
    let text = head;
    let comma = nulls.length === 0 ? '' : ',';
    for (const { name, key, write, canBeAbsent } of fields) {
      const field = row[name];
      if (field === undefined && canBeAbsent) continue;
      text += comma + key + (field === null || field === undefined ? 'null' : write(field));
      comma = ',';
    }
    return `${text}}`;
  };
}

function itemsWriter(write: Write): Write {
  return (value) => {
    if (value instanceof Written) return place(value);
    if (!Array.isArray(value)) return writeAny(value);
    let text = '[';
    let comma = '';
    for (const item of value) {
      text += comma + write(item);
      comma = ',';
    }
    return `${text}]`;
  };
}

function compile(schema: z.core.$ZodType, at: string): Write {
  if (schema instanceof z.ZodObject && !schema.def.catchall) return fieldsWriter(schema.shape, at);
  if (schema instanceof z.ZodArray) return itemsWriter(jsonWriter(schema.element, `${at}[]`));
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const write = jsonWriter(schema.unwrap(), at);
    return (value) => (value === null || value === undefined ? 'null' : write(value));
  }
  const encode = encoder(schema, at);
  return (value) => writeAny(encode(value));
}

/** Compiled once for each schema, however many calls and servers of this process answer with it. */
const compiled = new WeakMap<z.core.$ZodType, Write>();

/**
 * Writes our values as the wire's JSON, without validating them: only declared fields leave, unset ones as null (optional ones
 * not at all). One pass instead of an object for every row and `JSON.stringify` over it: a page of products has 1,500 fields.
 * A schema that cannot be encoded throws here, naming its path below `at`.
 */
export function jsonWriter(schema: z.core.$ZodType, at = 'answer'): Write {
  const write = compiled.get(schema) ?? compile(schema, at);
  compiled.set(schema, write);
  return write;
}

/** Text between two pieces of bytes; of a list it is a comma. */
const COMMA = Buffer.from(',');
const piece = (text: string) => (text === ',' ? COMMA : Buffer.from(text));

/**
 * Writes a whole answer as it travels, with `head` before the value and `tail` after it; the answer of one request may have another head. Rows that are kept as bytes are copied: to put
 * them into a text and encode that again costs six times as much.
 */
export function answerWriter(schema: z.core.$ZodType, at: string, { head, tail }: { head: string; tail: string }) {
  const write = jsonWriter(schema, at);
  return (value: unknown, ownHead = head): Buffer => {
    bytes = [];
    const text = ownHead + write(value) + tail;
    if (bytes.length === 0) return Buffer.from(text);
    return Buffer.concat(text.split(HOLE).flatMap((part, index) => [piece(part), bytes[index] ?? []].flat()));
  };
}
