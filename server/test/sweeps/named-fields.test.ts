import { describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { everyCall } from '#contract/index.ts';
import { nameOf } from '#server/platform/http/input.ts';
import { isNameless } from '#server/platform/http/sentences.ts';

const HAN = /\p{Script=Han}/u;
/** Values that hardly any field takes: none at all, of another type, too long, too small, not to be stored. */
const WRONG = [undefined, null, {}, [{}], [[]], '\u0000', -5.5, 'x'.repeat(70_000)];

/** Fields of a call whose refusal would name them by their English name alone, if at all. */
function namelessFields({ noun, params, query, body }: AnyCall): string[] {
  const shape = { ...params?.shape, ...query?.shape, ...body?.shape };
  const refused = Object.entries(shape).flatMap(([name, schema]) =>
    WRONG.flatMap((value) => {
      const [issue] = schema.safeParse(value).error?.issues ?? [];
      return issue && isNameless(issue.message) ? [[name, ...issue.path].findLast((step) => typeof step === 'string')] : [];
    }),
  );
  return [...new Set(refused)].filter((field) => field !== undefined && !HAN.test(nameOf(noun, String(field)))).map(String);
}

describe('a value that is missing or of another kind', () => {
  it('of the SKUs of an activity is the name of the SKU, which other nouns call so', () => {
    expect(['bargain', 'group_buy', 'flash_sale'].map((noun) => nameOf(noun, 'suk'))).toEqual(Array(3).fill('规格名称'));
  });

  it.each(everyCall().map((call) => [`${call.method} ${call.path}`, call] as const))(
    'is refused with its field’s name: %s',
    (_, call) => {
      expect(namelessFields(call)).toEqual([]);
    },
  );
});
