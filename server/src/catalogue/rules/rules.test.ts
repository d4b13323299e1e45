import { describe, expect, it } from 'vitest';
import { cleaned } from './rules.ts';

describe('the lines of a template', () => {
  it('keep the first of equal names, and one of equal values', () => {
    const lines = [
      { value: '颜色', detail: ['红', '蓝', '红'] },
      { value: '颜色', detail: ['绿'] },
      { value: '尺码', detail: ['M'] },
    ];

    expect(cleaned(lines)).toEqual([
      { value: '颜色', detail: ['红', '蓝'] },
      { value: '尺码', detail: ['M'] },
    ]);
  });

  it('are trimmed before they are compared', () => {
    const lines = [
      { value: ' 颜色', detail: ['红 ', '红'] },
      { value: '颜色 ', detail: ['蓝'] },
    ];

    expect(cleaned(lines)).toEqual([{ value: '颜色', detail: ['红'] }]);
  });

  it.each(['大,小', '大_小', '大$&小'])('may not hold the signs clients take apart: %s', (text) => {
    expect(() => cleaned([{ value: text, detail: ['红'] }])).toThrow('不能含有');
    expect(() => cleaned([{ value: '尺码', detail: [text] }])).toThrow('不能含有');
  });
});
