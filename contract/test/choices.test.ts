import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { choices, flagChoices } from '#contract/choices.ts';
import { encoder } from '#contract/transcode.ts';

const states = choices({ collected: [0, '待处理', 'waits'], failed: [2, '采集失败'] });
const acts = choices({ on: '上架', off: '下架' });
const read = (schema: z.ZodType, value: unknown) => z.safeParse(schema, value).data;

describe('an enumeration', () => {
  it('is its values by name, and their labels and meanings by value', () => {
    expect([states.failed, states.labels[2], states.meanings[0], states.meanings[2]]).toEqual([
      2,
      '采集失败',
      'waits',
      undefined,
    ]);
    expect([acts.on, acts.labels.on]).toEqual(['on', '上架']);
  });

  it('is offered in the order it was written in', () => {
    expect(states.options).toEqual([
      { value: 0, label: '待处理' },
      { value: 2, label: '采集失败' },
    ]);
  });

  it('of numbers is read from numbers and from digits, and leaves as a number', () => {
    const schema = states.schema('未知的状态');

    expect([2, '2', '0'].map((sent) => read(schema, sent))).toEqual([2, 2, 0]);
    expect(encoder(schema)(2)).toBe(2);
  });

  it.each([1, '1', -1, '', ' 2', null, 'collected', 0.5, '2e0'])('of numbers refuses %j in its own words', (sent) => {
    expect(z.safeParse(states.schema('未知的状态'), sent).error?.issues[0]?.message).toBe('未知的状态');
  });

  it('of words refuses any other', () => {
    expect(read(acts.schema('未知'), 'off')).toBe('off');
    expect(z.safeParse(acts.schema('请选择'), 'up').error?.issues[0]?.message).toBe('请选择');
  });

  it('of a flag is read in every way a flag may be sent', () => {
    const schema = flagChoices('显示', '隐藏').schema('请选择');

    expect([true, 1, '1', 'false', 0].map((sent) => read(schema, sent))).toEqual([true, true, true, false, false]);
  });
});
