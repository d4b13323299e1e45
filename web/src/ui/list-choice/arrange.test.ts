import { describe, expect, it } from 'vitest';
import { type Titled, arranged, ordered, withMoved, withShown, withWidth } from './arrange.ts';
import { type ListChoice, asBuilt, choiceFrom } from './use-choice.ts';

const columns: Titled[] = [{ title: '图片' }, { title: '名称' }, { title: '价格' }, { title: '成本', hidden: true }];
const shown = (choice: ListChoice) => arranged(columns, choice).map(({ title }) => title);

describe('columns nobody arranged', () => {
  it('stand as the screen has them, the hidden ones away', () => {
    expect(shown(asBuilt)).toEqual(['图片', '名称', '价格']);
  });

  it('are what is left of a choice that cannot be read', () => {
    expect(choiceFrom({ order: 7 })).toEqual(asBuilt);
    expect(choiceFrom(null)).toEqual(asBuilt);
  });
});

describe('a column', () => {
  it('moves to where another stands', () => {
    expect(shown(withMoved(asBuilt, columns, 2, 0))).toEqual(['价格', '图片', '名称']);
    expect(shown(withMoved(asBuilt, columns, 0, 2))).toEqual(['名称', '价格', '图片']);
  });

  it('that came with a later release keeps its place among the moved ones', () => {
    const before: ListChoice = { ...asBuilt, order: ['价格', '名称'] };
    expect(ordered(columns, before).map(({ title }) => title)).toEqual(['图片', '价格', '名称', '成本']);
  });

  it('is put away and taken back', () => {
    const without = withShown(asBuilt, { title: '价格' }, false);
    expect(shown(without)).toEqual(['图片', '名称']);
    expect(withShown(without, { title: '价格' }, true)).toEqual(asBuilt);
  });

  it('that starts hidden is shown by choice only', () => {
    const withCost = withShown(asBuilt, { title: '成本', hidden: true }, true);
    expect(shown(withCost)).toEqual(['图片', '名称', '价格', '成本']);
    expect(withShown(withCost, { title: '成本', hidden: true }, false)).toEqual(asBuilt);
  });

  it.each([
    [200.4, 200],
    [3, 48],
    [5000, 800],
  ])('dragged to %f px is %i px wide', (px, kept) => {
    expect(withWidth(asBuilt, '名称', px).widths).toEqual({ 名称: kept });
  });
});
