import { describe, expect, it } from 'vitest';
import { itemOf } from './line-item.ts';
import type { Cells } from './items.ts';

const item = (cells: Cells) => itemOf(2, cells);
const sku = (cells: Cells) => item(cells).skus[0]?.fields ?? {};

describe('a row of a sheet', () => {
  it('says nothing of what stands in no cell', () => {
    expect(item({ storeName: '杯' })).toEqual({
      row: 2,
      name: '杯',
      code: undefined,
      fields: { storeName: '杯' },
      content: undefined,
      places: undefined,
      brand: undefined,
      isShow: undefined,
      attrs: undefined,
      skus: [{ row: 2, spec: undefined, fields: {} }],
      remarks: [],
    });
  });

  it('is called by its name, else by its code, else by its bar code', () => {
    expect(item({ storeName: '杯', code: 'C', barCode: '6' }).name).toBe('杯');
    expect(item({ code: 'C', barCode: '6' }).name).toBe('C');
    expect(item({ barCode: '6' }).name).toBe('6');
  });

  it.each([
    ['storeName', 128, '商品名称最多 128 个字'],
    ['storeInfo', 256, '商品简介最多 256 个字'],
    ['keyword', 255, '关键字最多 255 个字'],
    ['unitName', 32, '单位最多 32 个字'],
    ['image', 255, '封面图最多 255 个字'],
    ['code', 64, '商品编码最多 64 个字'],
    ['brandName', 32, '品牌最多 32 个字'],
    ['barCode', 50, '商品编号最多 50 个字'],
    ['shelf', 32, '货位最多 32 个字'],
    ['content', 200_000, '商品详情最多 200000 个字'],
  ] as const)('takes a %s of %i characters and no more', (field, most, reason) => {
    expect(() => item({ [field]: '字'.repeat(most) })).not.toThrow();
    expect(() => item({ [field]: '字'.repeat(most + 1) })).toThrow(reason);
  });
});

describe('an amount in a cell', () => {
  it.each([
    ['19.9', 1990],
    ['¥19.90', 1990],
    ['￥1,299.00元', 129_900],
    ['1，299.00', 129_900],
    ['12,50', 1250],
    ['1.299,00', 129_900],
    ['￥１２．５', 1250],
    ['12.499999999999998', 1250],
    [' 0 ', 0],
    ['0.005', 1],
    ['999999.99', 99_999_999],
  ])('is read as people write it: %s', (price, fen) => {
    expect(sku({ price })).toEqual({ price: fen });
  });

  it.each(['-1', '1.2.3', '1000000', '免费', '1e3', '￥', '12.'])('is refused with what it should be: %s', (cost) => {
    expect(() => sku({ cost })).toThrow(`成本价“${cost}”应为 0 到 999999.99 的数字`);
  });

  it.each([
    ['price', '售价'],
    ['otPrice', '划线价'],
    ['weight', '重量'],
    ['volume', '体积'],
  ] as const)('is named by its column where it is wrong: %s', (field, label) => {
    expect(() => sku({ [field]: '甲' })).toThrow(`${label}“甲”`);
  });
});

describe('a count in a cell', () => {
  it.each([
    ['7', 7],
    ['1,200', 1200],
    ['12.00', 12],
    ['2147483647', 2_147_483_647],
  ])('is read as people write it: %s', (stock, count) => {
    expect(sku({ stock })).toEqual({ stock: count });
  });

  it.each(['1.5', '很多'])('is refused with what it should be: %s', (stock) => {
    expect(() => sku({ stock })).toThrow(`库存“${stock}”应为不小于 0 的整数`);
  });

  it('is not below 0, but for a stock of which more was sold than there was', () => {
    expect(() => item({ sort: '-1' })).toThrow('排序“-1”应为不小于 0 的整数');
    expect(item({ storeName: '杯', stock: '-2' })).toMatchObject({
      skus: [{ fields: { stock: 0 } }],
      remarks: [{ reason: '库存“-2”小于 0，将存为 0' }],
    });
  });

  it.each([
    ['stock', '库存'],
    ['sort', '排序'],
    ['giveIntegral', '积分'],
    ['ficti', '虚拟销量'],
  ] as const)('is asked for where it has an exponent, and not as a code: %s', (field, label) => {
    expect(() => item({ [field]: '1E+3' })).toThrow(`${label}“1E+3”应为不小于 0 的整数`);
  });

  it.each(['2147483648', '99999999999'])('is refused with the most there may be: %s', (stock) => {
    expect(() => sku({ stock })).toThrow(`库存“${stock}”太大，最多 2147483647`);
  });

  it('has the limit of its column', () => {
    expect(item({ sort: '32767' }).fields).toEqual({ sort: 32_767 });
    expect(() => item({ sort: '32768' })).toThrow('排序“32768”太大，最多 32767');
  });
});

describe('the shelf in a cell', () => {
  it.each(['是', '上架', '在售', '1', 'TRUE', 'Yes', 'active', '已上架', '上架中', '销售中', '有货', '√', 'Ｙ'])(
    'is on: %s',
    (isShow) => {
      expect(item({ isShow }).isShow).toBe(true);
    },
  );

  it.each(['否', '下架', '停售', '0', 'False', 'no', 'Draft', '已下架', '未上架', '仓库', '草稿', '×'])(
    'is off: %s',
    (isShow) => {
      expect(item({ isShow }).isShow).toBe(false);
    },
  );

  it('is asked for where it is neither', () => {
    expect(() => item({ isShow: '也许' })).toThrow('上架“也许”请填写 是 或 否');
  });
});

describe('specifications in a cell', () => {
  it.each([
    ['颜色:红;尺码:L', { 颜色: '红', 尺码: 'L' }],
    ['颜色：红；尺码：L；', { 颜色: '红', 尺码: 'L' }],
    ['颜色: 红 | 尺码: L', { 颜色: '红', 尺码: 'L' }],
    ['颜色:红\n尺码:L', { 颜色: '红', 尺码: 'L' }],
    ['大杯', { 规格: '大杯' }],
    ['1:18', { 规格: '1:18' }],
    ['12:30', { 规格: '12:30' }],
    ['3寸:红', { '3寸': '红' }],
    ['规格:1:18', { 规格: '1:18' }],
    ['颜色 : 红；比例： 1：18', { 颜色: '红', 比例: '1：18' }],
    ['场次:12:30;座位:A', { 场次: '12:30', 座位: 'A' }],
  ])('are read as people write them: %j', (spec, pairs) => {
    expect(item({ spec }).skus[0]?.spec).toEqual(pairs);
  });

  it.each(['2026-01-02 00:00:00', '尺码:2-Jan', 'Jan-02'])('are refused where a spreadsheet made a day of them: %s', (spec) => {
    expect(() => item({ spec })).toThrow('被表格软件改成了日期');
  });

  it('are asked about where they may be a day: 1月2日', () => {
    expect(item({ spec: '1月2日' }).remarks.map(({ reason }) => reason)).toEqual([
      '规格“1月2日”可能是表格软件由“1-2”改成的日期，请核对',
    ]);
  });

  it.each(['颜色:', ':红', '红;蓝', '颜色:红:深'])('are refused where a name or a value is missing: %s', (spec) => {
    expect(() => item({ spec })).toThrow(`规格“${spec}”请写成 颜色:红;尺码:L`);
  });
});

describe('places in a cell', () => {
  it.each([
    ['餐具/杯子', [['餐具', '杯子']]],
    ['餐具 > 杯子，茶具', [['餐具', '杯子'], ['茶具']]],
    ['餐具／杯子；茶具', [['餐具', '杯子'], ['茶具']]],
    ['/杯子/', [['杯子']]],
  ])('are categories from the root down: %s', (cateName, names) => {
    expect(item({ cateName }).places).toEqual(names.map((each) => ({ names: each })));
  });
});

describe('pictures in a cell', () => {
  it('are ten at most, with any sign between', () => {
    const cell = Array.from({ length: 12 }, (_, at) => `${at}.png`).join('; ');
    expect(item({ sliderImage: 'a.png,b.png\nc.png|d.png' }).fields.sliderImage).toEqual(['a.png', 'b.png', 'c.png', 'd.png']);
    expect(item({ sliderImage: cell }).fields.sliderImage).toHaveLength(10);
  });
});

describe('what a row is told of before it is taken', () => {
  const remarks = (cells: Cells) => item({ storeName: '杯', ...cells }).remarks.map(({ reason }) => reason);

  it.each([
    ['19.999', ['售价“19.999”只保留两位小数，将存为 20.00']],
    ['¥1,299.005', ['售价“¥1,299.005”只保留两位小数，将存为 1299.01']],
    ['19.900', []],
    ['19.900000000000002', []],
  ])('is an amount that is rounded, and none that is not: %s', (price, said) => {
    expect(remarks({ price })).toEqual(said);
  });

  it('is a gallery of which only ten pictures are kept', () => {
    const sliderImage = Array.from({ length: 12 }, (_, at) => `${at}.png`).join(';');
    expect(remarks({ sliderImage })).toEqual(['轮播图有 12 张，只保留前 10 张']);
  });
});

describe('a number that a spreadsheet has spoilt', () => {
  it.each([
    ['code', '6.9012E+12', '商品编码'],
    ['barCode', '6.90123E+12', '商品编号'],
  ] as const)('is refused with what to do: %s %s', (field, cell, label) => {
    expect(() => item({ [field]: cell })).toThrow(`${label}“${cell}”被表格软件改成了科学计数法`);
  });

  it.each([
    ['code', '2026-01-02 00:00:00', '商品编码“2026-01-02”被表格软件改成了日期'],
    ['storeName', '#REF!', '商品名称“#REF!”是表格里的公式错误'],
    ['storeName', '2026-01-02 00:00:00', '商品名称“2026-01-02”被表格软件改成了日期'],
    ['price', '1,299', '售价“1,299”分不清是 1299 还是 1.299'],
    ['stock', '〃', '库存与上面的行合并成了一格'],
  ] as const)('or that it shows as something else is refused: %s %s', (field, cell, says) => {
    expect(() => item({ [field]: cell })).toThrow(says);
  });

  it.each(['1E5', 'E+12', '6901234567890'])('is not mistaken for one that people write: %s', (code) => {
    expect(item({ code }).code).toBe(code);
  });
});
