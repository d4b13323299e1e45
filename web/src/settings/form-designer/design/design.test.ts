import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, problemOfForm, readForm } from '#contract/settings/form.ts';
import {
  type Design,
  addItem,
  changeItem,
  changeRoot,
  copyItem,
  intoRow,
  itemsOf,
  moveItem,
  outOfRow,
  readDesign,
  removeItem,
  rootOf,
  spotOf,
  stepItem,
  writeDesign,
} from './design.ts';
import { valueAt } from './json.ts';
import { BLANK_FORM, palette } from './palette.ts';
import { problemOfContent } from './problem-of-content.ts';

const blanks = palette.flatMap((group) => group.blanks);
const blank = (label: string) => blanks.find((one) => one.label === label)?.drawn ?? {};
const start = (fields: unknown[] = []): Design => {
  const design = readDesign(JSON.stringify({ ...BLANK_FORM, fields }));
  if (!design) throw new Error('a blank form is a design');
  return design;
};
const built = (...labels: string[]) => labels.reduce((design, label) => addItem(design, blank(label)), start());
const names = (design: Design) =>
  fieldsOf(readForm(writeDesign(design)) ?? { ...Object(BLANK_FORM), parts: [] }).map(({ name }) => name);
const keys = (design: Design) => design.items.map(({ key }) => key);

describe('a design', () => {
  it('counts the names of its components on from 100', () => {
    const design = built('单行文本', '行容器', '开关');
    expect(names(design)).toEqual(['field101', 'field103']);
    expect(valueAt(design.items[1]?.drawn, ['__config__', 'componentName'])).toBe('row102');
    expect(design.selected).toBe(3);
  });

  it('copies a component behind itself, a row with what it holds, each under a name of its own', () => {
    const design = intoRow(built('行容器', '单行文本'), 2);
    const copied = copyItem(design, 1);
    expect(names(copied)).toEqual(['field102', 'field104']);
    expect(copied.items).toHaveLength(2);
  });

  it('moves a component among its neighbours, and not beyond them', () => {
    const design = built('单行文本', '开关', '评分');
    expect(keys(stepItem(design, 3, -1))).toEqual([1, 3, 2]);
    expect(keys(stepItem(design, 1, 1))).toEqual([2, 1, 3]);
    expect(stepItem(design, 1, -1)).toBe(design);
    expect(stepItem(design, 3, 1)).toBe(design);
    expect(keys(moveItem(design, 1, { row: undefined, index: 3 }))).toEqual([2, 3, 1]);
  });

  it('takes a component into the row beside it, and out again behind it', () => {
    const inside = intoRow(built('单行文本', '行容器', '开关'), 3);
    expect(spotOf(inside, 3)).toEqual({ row: 2, index: 0 });
    expect(keys(outOfRow(inside, 3))).toEqual([1, 2, 3]);
    expect(intoRow(built('单行文本', '开关'), 1)).toEqual(built('单行文本', '开关'));
  });

  it('puts no row into a row', () => {
    const design = built('行容器', '行容器');
    expect(moveItem(design, 2, { row: 1, index: 0 })).toBe(design);
  });

  it('selects the neighbour of what is taken out', () => {
    const design = built('单行文本', '开关', '评分');
    expect(removeItem(design, 2).selected).toBe(3);
    expect(removeItem(design, 3).selected).toBe(2);
    expect(removeItem(built('单行文本'), 1).selected).toBeUndefined();
  });

  it('keeps what nothing here knows', () => {
    const stranger = { __config__: { layout: 'rowFormItem', children: [7, { mine: 1 }], own: 2 }, theirs: [1] };
    const design = changeItem(start([stranger, 'text']), 1, ['__config__', 'gutter'], 8);
    const config = { layout: 'rowFormItem', children: [7, { mine: 1 }], own: 2, gutter: 8 };
    expect(rootOf(design)['fields']).toEqual([{ __config__: config, theirs: [1] }, 'text']);
  });

  it('is none where the text is no form', () => {
    expect(['{', '[]', '{"fields":{}}'].map(readDesign)).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    [[], '表单配置数据不能为空'],
    [[{ ...blank('单行文本') }], '“单行文本”：请填写字段名'],
    [[{ ...blank('单行文本'), __vModel__: 'a b' }], '“单行文本”：字段名只能用文字、数字、_、- 和 .，且不以数字开头'],
    [[blank('行容器')], undefined],
  ])('%# is saved only when somebody can fill it in', (fields, problem) => {
    expect(problemOfContent(JSON.stringify({ fields }))).toBe(problem);
  });

  it.each(blanks.map(({ label }) => [label]))('of one %s can be saved at once', (label) => {
    expect(problemOfContent(writeDesign(built(label)))).toBeUndefined();
  });
});

const spot = (design: Design, at: number, inRow: boolean) => {
  const rows = itemsOf(design).filter(({ drawn }) => valueAt(drawn, ['__config__', 'layout']) === 'rowFormItem');
  return { row: inRow ? rows[at % Math.max(rows.length, 1)]?.key : undefined, index: at };
};
type DesignEdit = (design: Design, key: number, other: number) => Design;
const edits: readonly DesignEdit[] = [
  (design, _, other) => addItem(design, blanks[other % blanks.length]?.drawn, spot(design, other, other % 3 === 0)),
  (design, key) => copyItem(design, key),
  (design, key) => removeItem(design, key),
  (design, key, other) => moveItem(design, key, spot(design, other, other % 2 === 0)),
  (design, key, other) => stepItem(design, key, other % 2 === 0 ? 1 : -1),
  (design, key) => intoRow(design, key),
  (design, key) => outOfRow(design, key),
  (design, key, other) => changeItem(design, key, ['__config__', 'label'], `标签${other}`),
  (design, _, other) => changeRoot(design, 'gutter', other),
];
const edit = fc.record({ kind: fc.nat(edits.length - 1), at: fc.nat(20), other: fc.nat(24) });
const made = fc.array(edit, { maxLength: 40 }).map((course) =>
  course.reduce(
    (design, { kind, at, other }) => {
      const all = itemsOf(design);
      return edits[kind]?.(design, all[at % Math.max(all.length, 1)]?.key ?? 0, other) ?? design;
    },
    start([{ __config__: { tag: 'el-input', label: '旧', own: [1] }, __vModel__: 'old', theirs: { a: 1 } }]),
  ),
);

describe('any course of edits', () => {
  it('ends in a form that can be saved, reads back as it was written, and has every component once', () => {
    fc.assert(
      fc.property(made, (design) => {
        const content = writeDesign(design);
        expect(problemOfForm(content)).toBeUndefined();
        const again = readDesign(content);
        expect(again && rootOf(again)).toEqual(JSON.parse(content));
        const every = itemsOf(design).map(({ key }) => key);
        expect(new Set(every).size).toBe(every.length);
        expect([undefined, ...every]).toContain(design.selected);
      }),
    );
  });

  it('leaves alone what it does not name', () => {
    fc.assert(
      fc.property(made, (design) => {
        const old = itemsOf(design).find(({ drawn }) => valueAt(drawn, ['__vModel__']) === 'old');
        if (!old) return;
        expect(old.drawn).toMatchObject({ __config__: { tag: 'el-input', own: [1] }, theirs: { a: 1 } });
      }),
    );
  });
});

describe('any JSON with fields', () => {
  const node = fc.letrec((tie) => ({
    part: fc.oneof(
      fc.jsonValue(),
      fc.record({ __config__: fc.record({ tag: fc.string(), own: fc.jsonValue() }), __vModel__: fc.string(), x: fc.jsonValue() }),
      fc.record({
        __config__: fc.record({ layout: fc.constant('rowFormItem'), children: fc.array(tie('part'), { maxLength: 3 }) }),
      }),
    ),
  })).part;

  it('is a design that writes the same JSON', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 5 }), fc.jsonValue(), (fields, own) => {
        const content = JSON.stringify({ own, fields });
        const design = readDesign(content);
        expect(design && JSON.parse(writeDesign(design))).toEqual(JSON.parse(content));
      }),
    );
  });
});
