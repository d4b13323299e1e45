import { describe, expect, it } from 'vitest';
import { indexBy } from './index-by.ts';

const row = (id: number, name: string | null) => ({ id, name });
const open = (...rows: ReturnType<typeof row>[]) => {
  const names = indexBy<ReturnType<typeof row>>(({ name }) => name);
  for (const each of rows) names.note(each);
  return names;
};

describe('rows by a key', () => {
  it('answer the first of several', () => {
    expect(open(row(1, '老厂'), row(2, '老厂')).find('老厂')).toEqual(row(1, '老厂'));
  });

  it('leave out those without one', () => {
    expect(open(row(1, null)).find('')).toBeUndefined();
  });

  it('are found by their new name only', () => {
    const renamed = row(1, '老厂');
    const names = open(renamed);

    renamed.name = '新厂';
    names.note(renamed);
    expect(names.find('老厂')).toBeUndefined();
    expect(names.find('新厂')).toBe(renamed);
    names.note(row(2, '老厂'));
    expect(names.find('老厂')?.id).toBe(2);
  });
});
