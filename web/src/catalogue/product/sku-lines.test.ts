import { describe, expect, it } from 'vitest';
import { filledDown, notTaken, pasted } from '#web/ui/grid/fill-lines.ts';
import { withBatch } from '../sku-table/batch-lines.ts';
import { type SkuLine, blankLine, figuresFor, nameOf, problemsOf, regenerated } from './sku-lines.ts';
import { type Spec, combinations, hasSigns, keyOf, splitValues, withSpec, withValues } from './specs.ts';
import { figureOf, readCell, textOf, typed } from '#web/ui/grid/typing.ts';

const colour: Spec = { name: '颜色', values: ['红', '蓝'] };
const size: Spec = { name: '尺码', values: ['M', 'L'] };

const full = (line: SkuLine): SkuLine => ({ ...line, image: '/a.jpg', price: 1250, cost: 800, otPrice: 2000, stock: 5 });

describe('the combinations of specifications', () => {
  it('are every value with every value, the first specification slowest', () => {
    expect(combinations([colour, size])).toEqual([
      { 颜色: '红', 尺码: 'M' },
      { 颜色: '红', 尺码: 'L' },
      { 颜色: '蓝', 尺码: 'M' },
      { 颜色: '蓝', 尺码: 'L' },
    ]);
  });

  it('do not wait for a specification that has no values yet', () => {
    expect(combinations([colour, { name: '材质', values: [] }])).toHaveLength(2);
    expect(combinations([])).toEqual([]);
  });

  it('are the same in whatever order they name their specifications', () => {
    expect(keyOf({ 颜色: '红', 尺码: 'M' })).toBe(keyOf({ 尺码: 'M', 颜色: '红' }));
  });

  it('keep the first of two specifications with one name, and a value once', () => {
    expect(withSpec([colour], { name: '颜色', values: ['绿'] })).toEqual([colour]);
    expect(withValues([colour], '颜色', ['红'])).toEqual([colour]);
  });

  it.each(['红,蓝', '加_大', 'a$&b'])('refuse %s, which clients would take apart', (text) => {
    expect(hasSigns(text)).toBe(true);
  });
});

describe('the SKU table when specifications change', () => {
  const rows = regenerated([], [colour]).map((line, index) => ({ ...full(line), id: index + 1, stockBase: 5 }));

  it('keeps the figures of rows that stay', () => {
    const [red, blue, green] = regenerated(rows, [{ ...colour, values: ['红', '蓝', '绿'] }]);
    expect([red, blue]).toEqual(rows);
    expect(green).toEqual(blankLine({ 颜色: '绿' }));
  });

  it('hands prices on to finer combinations, but not the stock', () => {
    const [first] = regenerated(rows, [colour, size]);
    expect(first).toMatchObject({ id: 0, attrValue: { 颜色: '红', 尺码: 'M' }, price: 1250, image: '/a.jpg', stock: null });
  });

  it('hands prices back when a specification is taken away', () => {
    const fine = regenerated(rows, [colour, size]);
    expect(regenerated(fine, [size]).map(({ attrValue, price }) => [attrValue['尺码'], price])).toEqual([
      ['M', 1250],
      ['L', 1250],
    ]);
  });

  it('makes a thousand rows in the blink of an eye', () => {
    const many = (name: string) => ({ name, values: Array.from({ length: 10 }, (_, index) => `${name}${index}`) });
    const specs = [many('甲'), many('乙'), many('丙')];
    expect(regenerated(regenerated([], specs), specs)).toHaveLength(1000);
  });
});

describe('filling the SKU table', () => {
  const rows = regenerated([], [colour, size]);

  it('copies the batch row, leaving alone what is empty there', () => {
    const filled = withBatch([{ ...blankLine(), barCode: 'A1', id: 9 }], { ...blankLine(), price: 1000, stock: 3 });
    expect(filled[0]).toMatchObject({ id: 9, price: 1000, stock: 3, barCode: 'A1' });
  });

  it('copies a cell to every row below', () => {
    const filled = filledDown(
      rows.map((line, index) => ({ ...line, price: index })),
      1,
      'price',
    );
    expect(filled.map(({ price }) => price)).toEqual([0, 1, 1, 1]);
  });

  it('lays a block from a spreadsheet over the cells', () => {
    const filled = pasted(rows, { row: 1, column: 0 }, '￥1,299.00\t800\r\n15\t9\r\n', figuresFor(false), nameOf);
    expect(notTaken(filled)).toBeUndefined();
    expect(filled.lines.map(({ price, cost }) => [price, cost])).toEqual([
      [null, null],
      [129_900, 80_000],
      [1500, 900],
      [null, null],
    ]);
  });
});

describe('a block that does not fit', () => {
  const rows = regenerated([], [colour, size]).map(full);

  it('leaves the cells alone whose figures cannot be read, and names them', () => {
    const taken = pasted(rows, { row: 0, column: 2 }, '九十\t-1\n88\t12.5', figuresFor(false), nameOf);
    expect(taken.lines.slice(0, 2).map(({ otPrice, stock }) => [otPrice, stock])).toEqual([
      [2000, 5],
      [8800, 5],
    ]);
    expect(notTaken(taken)).toBe('“红 / M”划线价、“红 / M”库存、“红 / L”库存没有粘贴，那里应填 0 或更大的数字');
  });

  it('says how many more cells and rows there were', () => {
    const taken = pasted(rows, { row: 2, column: 0 }, ['a\tb', 'c\td', 'e\tf'].join('\n'), figuresFor(false), nameOf);
    expect(notTaken(taken)).toContain('等 4 格没有粘贴');
    expect(notTaken(taken)).toContain('表格只有 4 行，多出的 1 行没有粘贴');
  });

  it('ends at the last column', () => {
    const { lines, bad } = pasted(rows, { row: 0, column: 7 }, 'A-1\t太宽了', figuresFor(false), nameOf);
    expect([lines[0]?.shelf, bad]).toEqual(['A-1', []]);
  });
});

describe('a row of the SKU table', () => {
  it('is complete with a price and a stock', () => {
    expect(problemsOf({ ...blankLine(), price: 1000, stock: 5 }, false)).toEqual({});
  });

  it('says cell by cell what is missing', () => {
    expect(problemsOf(blankLine(), false)).toEqual({ price: '请输入售价', stock: '请输入库存' });
    const far = { ...blankLine(), price: 1, stock: 1, shelf: '远'.repeat(33) };
    expect(problemsOf(far, false)).toEqual({ shelf: '货位最多 32 个字' });
  });

  it('asks for commissions only when they are set per product, and none above the price', () => {
    expect(problemsOf(full(blankLine()), true)).toEqual({ brokerage: '请输入一级返佣', brokerageTwo: '请输入二级返佣' });
    expect(problemsOf({ ...full(blankLine()), brokerage: 1000, brokerageTwo: 300 }, true)).toEqual({
      brokerage: '佣金不能大于售价',
    });
  });
});

describe('values typed together', () => {
  it('end at commas and lines', () => {
    expect(splitValues('350 毫升, 500 毫升，\n1 升、、1 升')).toEqual(['350 毫升', '500 毫升', '1 升']);
  });

  it.each([
    ['红 黄 蓝', ['红', '黄', '蓝']],
    ['350 毫升 500 毫升', ['350 毫升', '500 毫升']],
    ['S M L XL 2XL', ['S', 'M', 'L', 'XL', '2XL']],
    ['36 37 38', ['36', '37', '38']],
    ['Space Gray', ['Space Gray']],
    ['iPhone 15 Pro', ['iPhone 15 Pro']],
    ['10,000mAh', ['10,000mAh']],
    ['10，000mAh，20，000mAh', ['10，000mAh', '20，000mAh']],
    ['1,500ml', ['1,500ml']],
    ['110,120,130', ['110', '120', '130']],
  ])('%s', (text, values) => {
    expect(splitValues(text)).toEqual(values);
  });
});

describe('typing a figure', () => {
  it.each([
    ['decimal', '12.505', '12.50'],
    ['decimal', '007', '7'],
    ['decimal', '.5', '0.5'],
    ['decimal', '1.2.3', '1.23'],
    ['decimal', '￥1,299', '1299'],
    ['decimal', '12。5', '12.5'],
    ['decimal', '-3', '3'],
    ['count', '12.9', '12'],
    ['count', '00', '0'],
    ['text', 'A-01', 'A-01'],
  ] as const)('keeps of a %s %s: %s', (kind, text, kept) => {
    expect(typed(kind, text)).toBe(kept);
  });

  it.each([
    ['decimal', ' ￥1,299.00 ', 129_900],
    ['decimal', '12.5元', 1250],
    ['decimal', '33.335', 3334],
    ['decimal', '', null],
    ['decimal', '1.2.3', undefined],
    ['decimal', '1000000', undefined],
    ['count', '12.00', 12],
    ['count', '12.5', undefined],
    ['count', '-1', undefined],
    ['count', '三', undefined],
    ['text', ' A-01 ', 'A-01'],
    ['text', 'x'.repeat(51), undefined],
  ] as const)('reads of a copied %s %j: %j', (kind, cell, figure) => {
    expect(readCell(kind, cell)).toBe(figure);
  });

  it('holds hundredths, and shows them all with two decimals', () => {
    expect(figureOf('decimal', '12.5')).toBe(1250);
    expect([textOf('decimal', 1250), textOf('decimal', 1200), textOf('count', null)]).toEqual(['12.50', '12.00', '']);
  });
});
