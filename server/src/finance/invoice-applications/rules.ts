import { DAY } from '#contract/durations.ts';
import { type Fen, splitFen } from '#contract/fen.ts';
import { no } from '#contract/finance/invoice-applications.ts';
import {
  auditStates,
  contentTypes,
  invoiceTypes,
  isTaxNumber,
  progressStates,
  titleTypes,
} from '#contract/finance/invoice-words.ts';
import { masked } from '#contract/masked.ts';
import type { RefundState } from '#contract/orders/words.ts';
import type { Refusal } from '#contract/refusal.ts';
import { type ApplicationAct, applicationMoves } from './states.ts';

interface Title {
  titleType: number;
  invoiceType: number;
  taxNo?: string | undefined;
  regAddress?: string | undefined;
  regPhone?: string | undefined;
  bankName?: string | undefined;
  bankAccount?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

interface TitleTerms {
  isSpecialOffered: boolean;
  /** A special invoice names address and bank of its buyer. */
  needsDetails: boolean;
}

const isBlank = (text: string | undefined) => (text ?? '').trim() === '';

/** Tax numbers are kept in upper case, without blanks. */
export const cleanTaxNumber = (text = ''): string => text.replace(/\s/g, '').toUpperCase();

/** A special invoice goes to an enterprise, an enterprise has a tax number, and an invoice goes somewhere. */
export function checkTitle(title: Title, { isSpecialOffered, needsDetails }: TitleTerms): void {
  const { titleType, invoiceType, regAddress, regPhone, bankName, bankAccount, email, phone } = title;
  const isSpecial = invoiceType === invoiceTypes.special;
  const taxNo = cleanTaxNumber(title.taxNo);
  if (isSpecial && titleType !== titleTypes.enterprise) throw no.SPECIAL_FOR_PERSON();
  if (isSpecial && !isSpecialOffered) throw no.SPECIAL_OFF();
  if (titleType === titleTypes.enterprise && taxNo === '') throw no.NO_TAX_NUMBER();
  if (taxNo !== '' && !isTaxNumber(taxNo)) throw no.TAX_NUMBER();
  if (isSpecial && needsDetails && [regAddress, regPhone, bankName, bankAccount].some(isBlank)) throw no.NO_SPECIAL_DETAILS();
  if (isBlank(email) && isBlank(phone)) throw no.NO_RECIPIENT();
}

interface Invoiceable {
  orderNo: string;
  uid: number | null;
  payTime: Date | null;
  payPrice: Fen;
  refundPrice: Fen;
  refundState: RefundState;
  state: string;
  receivedTime: Date | null;
  isDel: boolean;
  isSystemDel: boolean;
}

interface Terms {
  uid: number;
  now: Date;
  isBeforeReceipt: boolean;
  applyDays: number;
}

const isReceived = ({ state }: Invoiceable) => state === 'toReview' || state === 'done';

/** Reason why an order cannot be invoiced; undefined when it can. */
export function whyNotInvoiceable(order: Invoiceable, { uid, now, isBeforeReceipt, applyDays }: Terms): string | undefined {
  if (order.uid !== uid) return '不是这位顾客的订单';
  if (order.payTime === null) return '还没有付款';
  if (order.isDel || order.isSystemDel) return '已经删除';
  if (order.payPrice - order.refundPrice <= 0) return '没有可开票的金额';
  if (!isBeforeReceipt && !isReceived(order)) return '收货后才能申请';
  const since = order.receivedTime ?? order.payTime;
  if (now.getTime() - since.getTime() > applyDays * DAY) return `已超过${applyDays}天的申请期限`;
  return undefined;
}

export const isRefundPending = ({ refundState }: Pick<Invoiceable, 'refundState'>): boolean =>
  refundState === 'asked' || refundState === 'paying';

export function checkInvoiceable(order: Invoiceable, terms: Terms): void {
  const { orderNo } = order;
  if (isRefundPending(order)) throw no.REFUND_PENDING();
  const why = whyNotInvoiceable(order, terms);
  if (why !== undefined) throw no.NOT_INVOICEABLE({ orderNo, why });
}

interface SuggestedOrder {
  orderNo: string;
  invoiceAmount: Fen;
  payPostage: Fen;
  goods: readonly { productName: string; sku: string; price: Fen; payNum: number }[];
}

interface SuggestedTerms {
  contentType: number;
  categoryName: string;
  taxCode: string;
  taxRate: number;
}

/** Lines of an order: its goods at what was paid for them, postage by itself. They sum to what is invoiced. */
export function suggestedLines({ orderNo, invoiceAmount, payPostage, goods }: SuggestedOrder, terms: SuggestedTerms) {
  const { contentType, categoryName, taxCode, taxRate } = terms;
  const common = { orderNo, taxCode, taxRate };
  const postage = Math.min(payPostage, invoiceAmount);
  const paid = invoiceAmount - postage;
  const shares = splitFen(
    paid,
    goods.map(({ price, payNum }) => price * payNum),
  );
  const detailed = goods.map(({ productName, sku, payNum }, at) => ({
    ...common,
    goodsName: productName.slice(0, 90),
    spec: sku,
    unit: '件',
    num: payNum,
    amount: shares[at] ?? 0,
  }));
  const whole = { ...common, goodsName: categoryName, spec: '', unit: '批', num: 1, amount: paid };
  const lines = contentType === contentTypes.category ? [whole] : detailed;
  const freight = { ...common, goodsName: '运费', spec: '', unit: '次', num: 1, amount: postage };
  return [...lines, freight].filter(({ amount }) => amount > 0);
}

/** "wang@shop.cn" → "wa***@shop.cn" */
const maskedEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*@/, '$1***@');

/** Where it goes, as a list shows it. */
export const withMaskedRecipient = <R extends { email: string; phone: string; bankAccount: string }>(row: R): R => ({
  ...row,
  email: maskedEmail(row.email),
  phone: masked(row.phone),
  bankAccount: masked(row.bankAccount),
});

interface Standing {
  audit: number;
  progress: number | null;
}

export const canMove = ({ audit, progress }: Standing, act: ApplicationAct): boolean =>
  applicationMoves[act].from.some(([of, at]) => of === audit && at === progress);

/** Refusal of a move that does not exist from here. */
export function whyNotMove({ audit, progress }: Standing, act: ApplicationAct): Refusal {
  if (progress === progressStates.issued) return no.ISSUED();
  if (act === 'accept' || act === 'approve' || act === 'refuse') return no.AUDITED();
  return audit === auditStates.approved ? no.FAILED() : no.UNAUDITED();
}
