import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { text, words } from '#contract/wire.ts';
import { longestOf } from './bounds.ts';

describe('a field for text', () => {
  it('takes as much as its schema', () => {
    expect([words(20, '请填写名称'), text(500).nullish(), z.string(), undefined].map(longestOf)).toEqual([
      20,
      500,
      undefined,
      undefined,
    ]);
  });
});
