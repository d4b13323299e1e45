import fc from 'fast-check';
import { goodsKept } from '../invoice-applications/rules.ts';
import { describe, expect, it } from 'vitest';
import { isTaxNumber, taxRates } from '#contract/finance/invoices/invoice-enums.ts';
import { exTaxOf } from '#contract/finance/invoices/tax.ts';
import type { InvoiceLineDraft } from '#contract/finance/invoices/invoice-record.ts';
import { checkNumbers, endingOf, isVoidable, lineTypesOf, redLines, sumOf, taxed, toLines } from './rules.ts';

const now = new Date('2026-11-20T06:00:00Z');
const says = (message: string) => expect.objectContaining({ message });

const draft = (amount: number, more: Partial<InvoiceLineDraft> = {}): InvoiceLineDraft => ({
  orderNo: 'order1',
  goodsName: '马克杯',
  taxCode: '1'.repeat(19),
  num: 1,
  amount,
  taxRate: 13,
  ...more,
});
const rate = fc.constantFrom(...taxRates.values);
/** Amounts of a few fen are as frequent as large ones: there a difference of rounding weighs most. */
const fen = fc.oneof(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 8 }));
const drafts = fc.array(
  fc.record({ amount: fen, taxRate: rate }).map(({ amount, taxRate }) => draft(amount, { taxRate })),
  { minLength: 1, maxLength: 12 },
);

describe('a tax number', () => {
  it.each([
    ['91350100M000100Y43', true],
    ['91350100M000100Y44', false],
    ['91350100M000100Y4I', false],
    ['91350100m000100y43', false],
    ['123456789012345', true],
    ['12345678901234567', true],
    ['12345678901234567890', true],
    ['1234567890123456', false],
    ['', false],
  ])('%s is one: %s', (text, expected) => {
    expect(isTaxNumber(text)).toBe(expected);
  });

  it('of 18 characters is wrong as soon as one of them is', () => {
    const good = '91350100M000100Y43';
    const characters = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];
    const spoiled = fc.tuple(fc.nat(17), fc.constantFrom(...characters)).filter(([at, character]) => good[at] !== character);
    fc.assert(fc.property(spoiled, ([at, character]) => !isTaxNumber(good.slice(0, at) + character + good.slice(at + 1))));
  });
});

describe('tax', () => {
  it.each([
    [11_300, 13, 10_000],
    [10_000, 13, 8850],
    [1, 13, 1],
    [100, 1, 99],
    [5000, 0, 5000],
    [-11_300, 13, -10_000],
  ])('of %d fen at %d%% leaves %d', (amount, taxRate, exTax) => {
    expect(exTaxOf(amount, taxRate)).toBe(exTax);
  });

  it('sums to the fen, and each rate to what its total makes of it', () => {
    fc.assert(
      fc.property(drafts, (lines) => {
        const all = taxed(lines);
        for (const line of all) expect(line.amountExTax + line.taxAmount).toBe(line.amount);
        expect(all.every((line) => line.amountExTax >= 0 && line.taxAmount >= 0)).toBe(true);
        for (const [taxRate, group] of Map.groupBy(all, (line) => line.taxRate))
          expect(sumOf(group, 'amountExTax')).toBe(exTaxOf(sumOf(group, 'amount'), taxRate));
      }),
    );
  });

  it('of a line differs by less than a fen for each line of its rate', () => {
    fc.assert(
      fc.property(drafts, (lines) =>
        taxed(lines).every(
          ({ amount, taxRate, amountExTax }) => Math.abs(amountExTax - exTaxOf(amount, taxRate)) <= lines.length,
        ),
      ),
    );
  });
});

describe('a discount', () => {
  it('marks itself and the goods before it', () => {
    expect(lineTypesOf([draft(1000), draft(2000), draft(-500)])).toEqual([0, 2, 1]);
  });

  it.each([
    [[draft(-500), draft(1000)]],
    [[draft(400), draft(-500)]],
    [[draft(1000), draft(-500, { taxRate: 9 })]],
    [[draft(1000), draft(-500, { orderNo: 'order2' })]],
    [[draft(1000), draft(-100), draft(-100)]],
  ])('stands right behind goods that it fits: not in %#', (lines) => {
    expect(() => lineTypesOf(lines)).toThrow(says('折扣行应紧跟同一订单、同一税率的商品行，金额不能超过它'));
  });
});

describe('lines of a red-letter invoice', () => {
  it('reverse an invoice to the fen, in however many parts', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(drafts, parts, (lines, percents) => {
        const blue = toLines(lines);
        const reversed: ReturnType<typeof redLines> = [];
        let left = sumOf(blue, 'amount');
        for (const percent of [...percents, 100]) {
          const amount = Math.ceil((left * percent) / 100);
          if (amount === 0) continue;
          const red = redLines(blue, reversed, amount);
          expect(sumOf(red, 'amount')).toBe(-amount);
          expect(red.every((line) => line.amount < 0 && line.amountExTax <= 0 && line.taxAmount <= 0)).toBe(true);
          reversed.push(...red);
          left -= amount;
        }
        expect(sumOf(reversed, 'amount')).toBe(-sumOf(blue, 'amount'));
        expect(sumOf(reversed, 'taxAmount')).toBe(0 - sumOf(blue, 'taxAmount'));
      }),
    );
  });

  it('take a discount from its goods', () => {
    const blue = toLines([draft(11_300), draft(-1130)]);
    expect(redLines(blue, [], 10_170)).toMatchObject([{ lineNo: 1, amount: -10_170, amountExTax: -9000, taxAmount: -1170 }]);
  });
});

describe('numbers of an invoice', () => {
  const since = new Date('2026-11-18T06:00:00Z');
  const digital = { carrier: 1, invoiceNo: '2'.repeat(20), fileUrl: 'https://tax.example/1.pdf', issueDate: now };
  const paper = { carrier: 3, invoiceCode: '1'.repeat(12), invoiceNo: '12345678', issueDate: now };

  it.each([
    digital,
    { ...paper },
    { ...paper, invoiceCode: '1'.repeat(10) },
    { ...paper, issueDate: new Date('2026-11-17T16:00:00Z') },
    { ...paper, carrier: 2, fileUrl: 'https://a.example/1' },
  ])('are right: %#', (numbers) => {
    expect(() => checkNumbers(numbers, { now, since })).not.toThrow();
  });

  it.each([
    [{ ...digital, invoiceNo: '12345678' }, '数电票的发票号码应为20位数字'],
    [{ ...digital, invoiceCode: '1'.repeat(12) }, '数电票没有发票代码，请留空'],
    [{ ...digital, fileUrl: '' }, '请上传发票版式文件'],
    [{ ...paper, invoiceNo: '1234567' }, '发票号码应为8位数字'],
    [{ ...paper, invoiceCode: '1'.repeat(11) }, '发票代码应为10位或12位数字'],
    [{ ...paper, issueDate: new Date('2026-11-20T16:00:00Z') }, '开票日期不能晚于今天'],
    [{ ...paper, issueDate: new Date('2026-11-17T15:59:59Z') }, '开票日期不能早于2026-11-18，请核对'],
  ])('are refused: %#', (numbers, message) => {
    expect(() => checkNumbers(numbers, { now, since })).toThrow(says(message));
  });
});

describe('an invoice', () => {
  const paper = { carrier: 3, status: 1, amount: 100, issueDate: new Date('2026-10-31T16:00:00Z') };

  it.each([
    [paper, true],
    [{ ...paper, issueDate: new Date('2026-10-31T15:59:59Z') }, false],
    [{ ...paper, carrier: 1 }, false],
    [{ ...paper, status: 3 }, false],
    [{ ...paper, amount: -100 }, false],
  ])('is void on paper and in its month only: %#', (found, expected) => {
    expect(isVoidable(found, now)).toBe(expected);
  });

  it.each([
    ['%PDF-1.7', 'pdf'],
    ['PK\u0003\u0004rest', 'ofd'],
    ['<?xml version', 'xml'],
    ['MZ', undefined],
    ['', undefined],
  ])('has a file that begins with %j: %s', (head, ending) => {
    expect(endingOf(Buffer.from(head, 'latin1'))).toBe(ending);
  });
});

describe('goods of an order', () => {
  const goods = [
    { id: 1, payNum: 2, paidPrice: 5000, paidPostage: 100 },
    { id: 2, payNum: 3, paidPrice: 10_000, paidPostage: 200 },
  ];
  const gone = (lineId: number, refunded: number, refundedPrice: number, refundedPostage = 0) => ({
    lineId,
    refunded,
    refundedPrice,
    refundedPostage,
  });

  it.each([
    [
      [],
      [
        [2, 5000, 100],
        [3, 10_000, 200],
      ],
    ],
    [
      [gone(1, 2, 5000)],
      [
        [2, 0, 100],
        [3, 10_000, 200],
      ],
    ],
    [
      [gone(2, 1, 3333)],
      [
        [2, 5000, 100],
        [2, 6667, 200],
      ],
    ],
    [
      [gone(2, 3, 9000, 200)],
      [
        [2, 5000, 100],
        [3, 1000, 0],
      ],
    ],
  ])('are invoiced at what was paid for them, less what went back: %j', (standings, left) => {
    expect(goodsKept(goods, standings).map((one) => [one.payNum, one.kept, one.keptPostage])).toEqual(left);
  });
});
