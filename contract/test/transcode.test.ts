import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { everyCall } from '#contract/index.ts';
import { decoder, encoder } from '#contract/transcode.ts';
import { id, idList, jsonText, money, moment, page, seconds } from '#contract/wire.ts';

describe('transcoding', () => {
  const Row = z.object({
    id,
    price: money,
    at: moment,
    addTime: seconds,
    pics: jsonText(z.array(z.string()), 'bad'),
    note: z.string().nullable(),
    extra: z.string().optional(),
    parts: z.array(z.object({ cost: money })),
  });
  const rows = page(Row);
  const value = {
    page: 1,
    limit: 20,
    totalPage: 1,
    total: 1,
    list: [{ id: 1, price: 1250, at: new Date(0), addTime: new Date(5000), pics: ['a'], note: null, parts: [{ cost: 5 }] }],
  };

  it('writes what the schema itself would write', () => {
    expect(encoder(rows)(value)).toEqual(z.encode(rows, value));
  });

  it('reads back what it wrote', () => {
    expect(decoder(rows)(encoder(rows)(value))).toEqual(value);
  });

  it('writes a field that says in its own words that it is missing', () => {
    const schema = z.object({ ids: z.union([idList, z.undefined()], '请选择附件') });
    expect(encoder(schema)({ ids: [5, 6] })).toEqual({ ids: '5,6' });
  });

  it('lets no undeclared field out, and sends unset ones as null', () => {
    expect(encoder(z.object({ id, note: z.string().nullable() }))({ id: 1, pwd: 'secret' })).toEqual({ id: 1, note: null });
  });

  const Priced = z.object({ kind: z.literal('priced'), price: money });
  const Free = z.object({ kind: z.literal('free'), until: moment.nullable() });
  const secret = 'never declared';
  const priced = { kind: 'priced', price: 1250, secret };

  it.each<[name: string, schema: z.ZodType, value: unknown]>([
    ['a union with null', z.union([money, z.null()]), 1250],
    ['a union that is null', z.union([money, z.null()]), null],
    ['a discriminated union', z.discriminatedUnion('kind', [Priced, Free]), priced],
    ['a list of them', z.array(z.discriminatedUnion('kind', [Priced, Free])), [priced, { kind: 'free', until: null, secret }]],
    ['an intersection of objects', z.intersection(z.object({ id }), z.object({ price: money })), { id: 1, price: 5, secret }],
    ['a tuple', z.tuple([money, Priced], money), [5, priced, 7, 9]],
    ['a record of codecs', z.record(z.string(), money), { a: 1, b: 250 }],
    ['a read-only object', z.object({ at: moment, secret: z.undefined().optional() }).readonly(), { at: new Date(0) }],
    ['a value with a fallback', money.catch(0), 1250],
    ['a value with a default for what is sent', money.prefault('1.00'), 1250],
    ['a value that may not be absent', money.optional().nonoptional(), 1250],
    ['a strict object', z.strictObject({ price: money }), { price: 5 }],
    ['a codec behind another', jsonText(z.array(z.object({ price: money })), 'bad'), [{ price: 5 }]],
  ])('encodes %s as the schema itself would', (_name, schema, value) => {
    expect(encoder(schema)(value)).toEqual(z.encode(schema, value));
    expect(decoder(schema)(encoder(schema)(value))).toEqual(z.decode(schema, z.encode(schema, value) as never));
  });

  it('encodes a schema that refers to itself', () => {
    interface Node {
      price: number;
      child: Node[];
    }
    const Node: z.ZodType<Node> = z.object({ price: money, child: z.lazy(() => z.array(Node)) });

    expect(encoder(Node)({ price: 5, secret, child: [{ price: 7, secret, child: [] }] })).toEqual({
      price: '0.05',
      child: [{ price: '0.07', child: [] }],
    });
  });

  it.each<[name: string, schema: z.ZodType, says: RegExp]>([
    ['a union whose options cannot be told apart', z.union([money, idList]), /^GET \/x: answer\.list\[\]\.field: a union/],
    ['an object that admits undeclared fields', z.looseObject({ id }), /undeclared fields/],
    ['an object with a catch-all', z.object({ id }).catchall(z.string()), /undeclared fields/],
    ['an intersection of other than objects', z.intersection(z.array(money), z.array(money)), /an intersection/],
    ['a record whose keys are encoded', z.record(id, z.string()), /keys are encoded/],
    ['a map', z.map(z.string(), money), /the kind "map"/],
    ['a set', z.set(z.string()), /the kind "set"/],
    ['a one-way transformation', z.string().transform(Number), /the kind "transform"/],
  ])('refuses %s before anything is encoded', (_name, schema, says) => {
    expect(() => encoder(page(z.object({ field: schema })), 'GET /x: answer')).toThrow(says);
  });

  it('throws for an option that was not declared, instead of letting it out', () => {
    expect(() => encoder(z.discriminatedUnion('kind', [Priced, Free]))({ kind: 'other', secret })).toThrow(/no option/);
  });

  it.each(everyCall())('is possible for $method $path, both ways', ({ params, query, body, returns }) => {
    const schemas = [params, query, body, returns].filter((schema) => schema !== undefined);

    expect(() => schemas.flatMap((schema) => [encoder(schema), decoder(schema)])).not.toThrow();
  });
});
