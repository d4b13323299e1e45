import { describe, expect, it } from 'vitest';
import { everyCall } from '#contract/index.ts';
import { type Def, type Schema, defOf } from '#contract/schema-kinds.ts';
import { decoder } from '#contract/transcode.ts';
import { isExtension, wireCalls } from '#contract/wire-calls.ts';

const ofTheWire = everyCall().filter((call) => !isExtension(call));

/** Options of a union, and the field that tells them apart. */
const unionOf = (schema: Schema): Def<'union'> | undefined => {
  const def = defOf(schema);
  return def.type === 'union' && 'discriminator' in def ? def : undefined;
};

const listsOf = (schema: Schema): string[] => {
  const def = defOf(schema);
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, field]) => (defOf(field).type === 'array' ? [name] : []));
};

describe('the calls of the wire', () => {
  it('are all declared', () => {
    const declared = new Set(everyCall().map(({ method, path }) => `${method} ${path}`));

    expect([...wireCalls].filter((call) => !declared.has(call))).toEqual([]);
  });

  it('have empty lists in their answers where another server sends null', () => {
    const unread = ofTheWire.flatMap(({ path, returns }) =>
      listsOf(returns)
        .filter((name) => !Array.isArray(Object(decoder(returns)({ [name]: null }))[name]))
        .map((name) => `${path}: ${name}`),
    );

    expect(unread).toEqual([]);
    expect(ofTheWire.filter(({ returns }) => listsOf(returns).includes('list')).length).toBeGreaterThan(30);
  });

  it('need no field of ours to tell the options of an answer apart', () => {
    const waiting = ofTheWire.filter(({ returns, echoes = [] }) => {
      const union = unionOf(returns);
      return union !== undefined && !('discriminator' in union && echoes.includes(String(union.discriminator)));
    });

    expect(waiting.map(({ path }) => path)).toEqual([]);
  });
});
