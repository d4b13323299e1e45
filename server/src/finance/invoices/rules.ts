import type { Fen } from '#contract/fen.ts';
import {
  RECHARGE_TAX_CODE,
  carriers,
  invoiceSources,
  invoiceStates,
  isInvoiceCode,
  isInvoiceNo,
  redReasons,
  zeroTaxFlags,
} from '#contract/finance/invoices/invoice-enums.ts';
import type { InvoiceLineDraft } from '#contract/finance/invoices/invoice-record.ts';
import { invoiceRefusals } from '#contract/finance/invoices/invoice-refusals.ts';
import { exTaxOf, reversedParts } from '#contract/finance/invoices/tax.ts';
import { showDay, startOfDay, startOfMonth } from '#contract/moment.ts';
import type { InvoiceLineRecord, InvoiceRecord } from './tables.ts';

interface Taxable {
  amount: Fen;
  taxRate: number;
}

/**
 * Tax of each line. Lines of one rate are rounded one by one; the last of them takes the difference to what the rate makes of
 * their total. What a small line cannot take without a tax below nothing or above its amount goes to the one before it.
 */
export function taxed<L extends Taxable>(lines: readonly L[]): (L & { amountExTax: Fen; taxAmount: Fen })[] {
  const rows = lines.map((line) => ({ line, exTax: exTaxOf(line.amount, line.taxRate) }));
  for (const [rate, group] of Map.groupBy(rows, ({ line }) => line.taxRate)) {
    const amount = group.reduce((sum, { line }) => sum + line.amount, 0);
    let difference = exTaxOf(amount, rate) - sumOf(group, 'exTax');
    for (const row of group.toReversed()) {
      const [least, most] = [Math.min(row.line.amount, 0), Math.max(row.line.amount, 0)];
      const exTax = Math.min(Math.max(row.exTax + difference, least), most);
      difference -= exTax - row.exTax;
      row.exTax = exTax;
    }
  }
  return rows.map(({ line, exTax }) => ({ ...line, amountExTax: exTax, taxAmount: line.amount - exTax }));
}

export const sumOf = <K extends string>(lines: readonly Record<K, Fen>[], key: K): Fen =>
  lines.reduce((sum, line) => sum + line[key], 0);

const lineTypes = { goods: 0, discount: 1, discounted: 2 } as const;

/** A discount stands right after its goods, of the same order and rate, and is no larger than they are. */
export function lineTypesOf(lines: readonly Pick<InvoiceLineDraft, 'amount' | 'orderNo' | 'taxRate'>[]): number[] {
  return lines.map((line, at) => {
    const [before, after] = [lines[at - 1], lines[at + 1]];
    if (line.amount > 0) return after !== undefined && after.amount < 0 ? lineTypes.discounted : lineTypes.goods;
    const fits =
      before !== undefined &&
      before.amount + line.amount >= 0 &&
      before.orderNo === line.orderNo &&
      before.taxRate === line.taxRate;
    if (!fits) throw invoiceRefusals.DISCOUNT();
    return lineTypes.discount;
  });
}

interface Applied {
  source: number;
  amount: Fen;
  orders: readonly { orderNo: string; invoiceAmount: Fen }[];
}

const isPrepaid = ({ taxCode, taxRate, zeroTaxFlag }: InvoiceLineDraft): boolean =>
  taxCode === RECHARGE_TAX_CODE && taxRate === 0 && zeroTaxFlag === zeroTaxFlags.untaxed;

/** Lines sum to the application, and name its orders only. */
export function checkLines(lines: readonly InvoiceLineDraft[], { source, amount, orders }: Applied): void {
  if (lines.length === 0) throw invoiceRefusals.NO_LINES();
  const known = new Set(orders.map(({ orderNo }) => orderNo));
  const foreign = lines.find(({ orderNo }) => !known.has(orderNo));
  if (foreign) throw invoiceRefusals.WRONG_ORDER({ orderNo: foreign.orderNo });
  if (source === invoiceSources.recharge && !lines.every(isPrepaid)) throw invoiceRefusals.RECHARGE_LINES();
  if (sumOf(lines, 'amount') !== amount) throw invoiceRefusals.AMOUNT_DIFFERS();
}

/** Lines as they are kept, tax and kind worked out. */
export function toLines(drafts: readonly InvoiceLineDraft[]) {
  const types = lineTypesOf(drafts);
  return taxed(drafts).map((line, at) => ({
    ...line,
    lineNo: at + 1,
    lineType: types[at] ?? lineTypes.goods,
    spec: line.spec ?? '',
    unit: line.unit ?? '',
    zeroTaxFlag: line.taxRate === 0 ? (line.zeroTaxFlag ?? zeroTaxFlags.exempt) : null,
    priceExTax: line.num === 0 ? line.amountExTax : Math.round(line.amountExTax / line.num),
  }));
}

interface Numbered {
  carrier: number;
  invoiceCode?: string | undefined;
  invoiceNo: string;
  fileUrl?: string | undefined;
  issueDate: Date;
}

/** An issued invoice follows its payment, a reversed one its invoice. */
interface Issuing {
  now: Date;
  since: Date;
}

/** Numbers by the form of the invoice; what is electronic has a file. The day stays for ever. */
export function checkNumbers(
  { carrier, invoiceCode = '', invoiceNo, fileUrl = '', issueDate }: Numbered,
  { now, since }: Issuing,
): void {
  if (carrier === carriers.digital) {
    if (invoiceCode !== '') throw invoiceRefusals.NO_CODE();
    if (!isInvoiceNo(carrier, invoiceNo)) throw invoiceRefusals.NUMBER_20();
  } else {
    if (!isInvoiceCode(invoiceCode)) throw invoiceRefusals.CODE();
    if (!isInvoiceNo(carrier, invoiceNo)) throw invoiceRefusals.NUMBER_8();
  }
  if (carrier !== carriers.paper && fileUrl === '') throw invoiceRefusals.NO_FILE();
  if (issueDate >= startOfDay(now, 1)) throw invoiceRefusals.FUTURE();
  if (issueDate < startOfDay(since)) throw invoiceRefusals.TOO_EARLY({ day: showDay(since) });
}

/** Reverses at most what is left; a mistaken invoice is reversed whole. */
export function checkReversal(
  { status, amount, reversedAmount }: Pick<InvoiceRecord, 'status' | 'amount' | 'reversedAmount'>,
  reversed: Fen,
  reason: string,
): void {
  const left = amount - reversedAmount;
  if (status === invoiceStates.void || left <= 0) throw invoiceRefusals.NOT_REVERSIBLE();
  if (reversed > left || reversed === 0) throw invoiceRefusals.RED_TOO_MUCH();
  if (reason === redReasons.mistaken && reversed < left) throw invoiceRefusals.WHOLE_ONLY();
}

/** Paper only, in its calendar month, before anything of it was reversed; electronic ones are reversed. */
export const isVoidable = (found: Pick<InvoiceRecord, 'carrier' | 'status' | 'issueDate' | 'amount'>, now: Date): boolean =>
  found.amount > 0 &&
  found.carrier === carriers.paper &&
  found.status === invoiceStates.normal &&
  startOfMonth(found.issueDate).getTime() === startOfMonth(now).getTime();

type Reversible = Pick<
  InvoiceLineRecord,
  | 'lineNo'
  | 'lineType'
  | 'orderNo'
  | 'goodsName'
  | 'taxCode'
  | 'spec'
  | 'unit'
  | 'num'
  | 'taxRate'
  | 'zeroTaxFlag'
  | 'amountExTax'
  | 'amount'
>;

/** Goods with their discount in them. */
function withDiscounts(lines: readonly Reversible[]): Reversible[] {
  const net: Reversible[] = [];
  for (const line of lines) {
    const goods = net.at(-1);
    if (line.lineType !== lineTypes.discount || goods === undefined) net.push(line);
    else net.splice(-1, 1, { ...goods, amount: goods.amount + line.amount, amountExTax: goods.amountExTax + line.amountExTax });
  }
  return net;
}

type Reversed = Pick<Reversible, 'lineNo' | 'amount' | 'amountExTax'>;

/** Lines of an invoice less what red-letter invoices have reversed of them. */
export function leftOf(blue: readonly Reversible[], red: readonly Reversed[]): Reversible[] {
  const gone = Map.groupBy(red, ({ lineNo }) => lineNo);
  return withDiscounts(blue).map((line) => {
    const before = gone.get(line.lineNo) ?? [];
    return {
      ...line,
      amount: line.amount + sumOf(before, 'amount'),
      amountExTax: line.amountExTax + sumOf(before, 'amountExTax'),
    };
  });
}

/** Lines of a red-letter invoice over `amount`. */
export function redLines(blue: readonly Reversible[], red: readonly Reversed[], amount: Fen) {
  const left = leftOf(blue, red);
  const parts = reversedParts(left, amount);
  return left.flatMap((line, at) => {
    const { amount: part, amountExTax: exTax } = parts[at] ?? { amount: 0, amountExTax: 0 };
    if (part === 0) return [];
    const sums = { amount: -part, amountExTax: -exTax, taxAmount: exTax - part };
    return [{ ...line, ...sums, lineType: lineTypes.goods, num: 0, priceExTax: 0 }];
  });
}

const MAGIC = [
  ['pdf', '%PDF-'],
  ['ofd', 'PK\u0003\u0004'],
  ['xml', '<?xml'],
] as const;

/** Kind of an invoice file by its first bytes; undefined for anything else. */
export function endingOf(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  return MAGIC.find(([, magic]) => head.startsWith(magic))?.[0];
}
