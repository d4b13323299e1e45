import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { choices } from '#contract/choices.ts';
import { flag, integer, text, words } from '#contract/wire.ts';
import { longestOf, rangeOf } from './bounds.ts';

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

describe('a field for a number', () => {
  it('takes what lies within its schema', () => {
    expect(rangeOf(integer(0, 9999, '排序应为 0 到 9999').nullish())).toEqual({ min: 0, max: 9999 });
    expect([choices({ one: [1, '一'] }).schema(), flag, undefined].map(rangeOf)).toEqual([{}, {}, {}]);
  });
});
