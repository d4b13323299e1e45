import { describe, expect, it } from 'vitest';
import { disputed, mergedOf } from './mine-theirs.tsx';

const start = { name: '杯', price: 100, stock: 5, tags: ['热'] };

describe('two sides of a record', () => {
  it.each([
    ['mine changed alone', { ...start, name: '壶' }, start, [], '壶'],
    ['theirs changed alone', start, { ...start, name: '碗' }, [], '碗'],
    ['both changed alike', { ...start, name: '壶' }, { ...start, name: '壶' }, [], '壶'],
    ['both changed apart', { ...start, name: '壶' }, { ...start, name: '碗' }, ['name'], '壶'],
  ])('where %s', (_, mine, theirs, fields, name) => {
    const conflict = { mine, theirs };
    expect(disputed(conflict, start)).toEqual(fields);
    expect(mergedOf(conflict, start, new Set())).toMatchObject({ name });
  });

  it('where both changed apart follow the choice', () => {
    const conflict = { mine: { ...start, name: '壶' }, theirs: { ...start, name: '碗' } };
    expect(mergedOf(conflict, start, new Set(['name']))).toMatchObject({ name: '碗' });
  });

  it('compare lists by what is in them', () => {
    expect(disputed({ mine: { ...start, tags: ['热'] }, theirs: { tags: ['新'] } }, start)).toEqual([]);
  });

  it('leave alone what only the server knows', () => {
    expect(disputed({ mine: start, theirs: { version: 9, browse: 3 } }, start)).toEqual([]);
  });
});
