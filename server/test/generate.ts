import fc from 'fast-check';
import { z } from 'zod';

/** Values that have broken other back-offices. */
const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '99999999999999999999',
  '耳机',
  "' or 1=1 --",
  '"; drop table admin; --',
  '%_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'a\u0000b',
  '\ud83d',
  '🙂'.repeat(300),
  '2026-02-30 25:61:00',
  '2026-11-20,2026-11-01',
  '0000-01-01,9999-12-31',
  '99999999999,1',
  'today',
  '[',
  '[]',
  '{}',
  'null',
  '[[[[[[]]]]]]',
  '[{"value":"颜色","detail":["红"]}]',
  '{"规格":"默认"}',
  '1,2,3',
  ',,,',
  '[['.repeat(2000),
];

/** Names that every object has without its own doing. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
/** Deeper than any check that calls itself can follow. */
const deep = fc.constantFrom(...[50, 3000].map((levels): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))));

const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ maxLength: 40 }), fc.constantFrom('a'.repeat(5000)));
const number = fc.oneof(
  fc.constantFrom(0, 1, 2, -1, 0.5, 12.345, 1e-7, 2 ** 31, 2 ** 53, 1e308, -1e308),
  fc.integer({ min: 0, max: 50 }),
);

/** Values that a client of the wire might send for this schema: mostly of the right kind, seldom sensible. */
export function wireValue(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodCodec || schema instanceof z.ZodPipe) return wireValue(schema.def.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fc.option(wireValue(schema.unwrap()), { nil: undefined });
  if (schema instanceof z.ZodNullable) return fc.option(wireValue(schema.unwrap()));
  if (schema instanceof z.ZodObject) return fields(schema);
  if (schema instanceof z.ZodArray) return fc.array(wireValue(schema.element), { maxLength: 4 });
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(wireValue));
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return number;
  if (schema instanceof z.ZodString) return text;
  return fc.oneof(text, number, fc.jsonValue({ maxDepth: 2 }));
}

function fields(schema: z.ZodObject): fc.Arbitrary<Record<string, unknown>> {
  const shape = Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, wireValue(field)]));
  return fc.record(shape, { requiredKeys: [] });
}

/** Like the above, but now and then a field is of another kind altogether, or the whole thing is. */
export function badInput(schema: z.ZodObject | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant({});
  const anything = fc.oneof(text, number, fc.constant(''), deep, fc.jsonValue({ maxDepth: 3 }));
  const spoilt = fc
    .tuple(fields(schema), fc.constantFrom(...Object.keys(schema.shape), ...INHERITED), anything)
    .map(([input, name, value]) => ({ ...input, [name]: value }));
  return fc.oneof({ weight: 4, arbitrary: fields(schema) }, { weight: 4, arbitrary: spoilt }, { weight: 1, arbitrary: anything });
}
