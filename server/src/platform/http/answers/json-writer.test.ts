import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { id, money, page } from '#contract/wire.ts';
import { jsonWriter } from './json-writer.ts';

describe('the writer of answers', () => {
  const Row = z.object({ id, price: money, note: z.string().nullable(), parts: z.array(z.object({ cost: money })) });
  const rows = page(Row);
  const value = { page: 1, limit: 20, totalPage: 1, total: 1, list: [{ id: 1, price: 1250, note: null, parts: [{ cost: 5 }] }] };

  it('writes the text of what the schema would encode', () => {
    expect(JSON.parse(jsonWriter(rows)(value))).toEqual(z.encode(rows, value));
    expect(jsonWriter(z.object({ extra: z.string().optional() }))({})).toBe('{}');
    expect(jsonWriter(z.object({ id, note: z.null() }))({ id: 1, pwd: 'secret' })).toBe('{"note":null,"id":1}');
    expect(jsonWriter(z.array(z.number().nullable()))([1, null, Number.NaN])).toBe('[1,null,null]');
    expect(jsonWriter(z.json())({ a: [1, 'b'] })).toBe('{"a":[1,"b"]}');
  });

  it('writes any text as JSON does', () => {
    const write = jsonWriter(z.string());
    const texts = fc.oneof(
      fc.string({ unit: 'binary-ascii' }),
      fc.string({ unit: fc.constantFrom('"', '\\', '\u001f', '\ud800', '杯', '😀') }),
    );
    fc.assert(fc.property(texts, (text) => write(text) === JSON.stringify(text)));
  });

  it.each<[schema: z.ZodType, value: unknown]>([
    [z.object({ price: z.union([money, z.null()]) }), { price: 1250 }],
    [z.object({ note: z.string().optional().readonly() }), {}],
    [z.array(z.discriminatedUnion('k', [z.object({ k: z.literal('a'), m: money })])), [{ k: 'a', m: 1250, secret: 1 }]],
    [z.intersection(z.object({ id }), z.object({ price: money })), { id: 1, price: 5, secret: 1 }],
  ])('lets no undeclared field out of %o', (schema, answer) => {
    expect(JSON.parse(jsonWriter(schema)(answer))).toEqual(z.encode(schema, answer));
  });

  it.each<[schema: z.ZodType, path: string]>([
    [z.object({ list: z.array(z.object({ sum: z.union([money, id]) })) }), 'GET /x: answer.list[].sum'],
    [z.looseObject({ id }), 'GET /x: answer:'],
  ])('refuses at start what it cannot write, with its path', (schema, path) => {
    expect(() => jsonWriter(schema, 'GET /x: answer')).toThrow(path);
  });
});
