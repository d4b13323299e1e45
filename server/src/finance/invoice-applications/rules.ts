import { DAY } from '#contract/durations.ts';
import { type Fen, allocate } from '#contract/fen.ts';
import { invoiceApplicationRefusals } from '#contract/finance/invoices/invoice-application-refusals.ts';
import {
  RECHARGE_TAX_CODE,
  auditStates,
  contentTypes,
  invoiceSources,
  invoiceTypes,
  progressStates,
  titleTypes,
  zeroTaxFlags,
} from '#contract/finance/invoices/invoice-enums.ts';
import { rechargeTypes } from '#contract/finance/recharge-record.ts';
import { type RefundState, isRefunding } from '#contract/orders/enums.ts';
import type { Refusal } from '#contract/refusal.ts';
import { type TitleDraft, checkTaxNumber, checkWhole } from '../invoice-titles/rules.ts';
import type { RechargeRecord } from '../recharges/tables.ts';
import { type ApplicationAct, applicationMoves } from './states.ts';

/** Steps by which an invoice goes to somebody: their message names the recipients. */
export const sendingSteps = { mail: '发送邮件', byHand: '线下转交' };

type Title = TitleDraft & { invoiceType: number };

interface TitleTerms {
  isSpecialOffered: boolean;
  /** A special invoice names address and bank of its buyer. */
  needsDetails: boolean;
}

const isBlank = (text: string | undefined) => (text ?? '').trim() === '';

/** A special invoice goes to an enterprise, an enterprise has a tax number, and an invoice goes somewhere. */
export function checkTitle(title: Title, { isSpecialOffered, needsDetails }: TitleTerms): void {
  const { titleType, invoiceType, regAddress, regPhone, bankName, bankAccount, email, phone } = title;
  const isSpecial = invoiceType === invoiceTypes.special;
  if (isSpecial && titleType !== titleTypes.enterprise) throw invoiceApplicationRefusals.SPECIAL_FOR_PERSON();
  if (isSpecial && !isSpecialOffered) throw invoiceApplicationRefusals.SPECIAL_OFF();
  checkWhole(title);
  checkTaxNumber(title);
  if (isSpecial && needsDetails && [regAddress, regPhone, bankName, bankAccount].some(isBlank))
    throw invoiceApplicationRefusals.NO_SPECIAL_DETAILS();
  if (isBlank(email) && isBlank(phone)) throw invoiceApplicationRefusals.NO_RECIPIENT();
}

/** Prepaid value bears no tax that a buyer could deduct. */
export function checkSource(source: number, { invoiceType }: Pick<Title, 'invoiceType'>): void {
  if (source === invoiceSources.recharge && invoiceType === invoiceTypes.special)
    throw invoiceApplicationRefusals.ORDINARY_FOR_RECHARGE();
}

/** Reasons against a number that names no order, and against an order that no customer placed. */
export const NOT_THERE = '没有这个订单';
export const NOBODYS = '没有用户的订单';

interface Invoiceable {
  orderNo: string;
  payType: string;
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

export interface InvoicingTerms {
  uid: number;
  now: Date;
  isBeforeReceipt: boolean;
  applyDays: number;
}

const isReceived = ({ state }: Invoiceable) => state === 'toReview' || state === 'done';

/** Reason why an order cannot be invoiced; undefined when it can. */
export function whyNotInvoiceable(
  order: Invoiceable,
  { uid, now, isBeforeReceipt, applyDays }: InvoicingTerms,
): string | undefined {
  if (order.uid !== uid) return '不是这位用户的订单';
  if (order.payTime === null) return '还没有付款';
  if (order.isDel || order.isSystemDel) return '已经删除';
  if (order.payPrice - order.refundPrice <= 0) return '没有可开票的金额';
  if (!isBeforeReceipt && !isReceived(order)) return '收货后才能申请';
  const since = order.receivedTime ?? order.payTime;
  if (now.getTime() - since.getTime() > applyDays * DAY) return `已超过${applyDays}天的申请期限`;
  return undefined;
}

type PaidRecharge = Pick<RechargeRecord, 'uid' | 'payTime' | 'price' | 'refundPrice' | 'rechargeType'>;

/** Reason why a recharge cannot be invoiced; gifts and commission never were money that came in. */
export function whyNotRecharge(recharge: PaidRecharge, { uid, now, applyDays }: InvoicingTerms): string | undefined {
  const { payTime, price, refundPrice, rechargeType } = recharge;
  if (recharge.uid !== uid) return '不是这位用户的充值';
  if (payTime === null) return '还没有付款';
  if (rechargeType === rechargeTypes.balance) return '佣金转入没有收款';
  if (price - refundPrice <= 0) return '没有可开票的金额';
  if (now.getTime() - payTime.getTime() > applyDays * DAY) return `已超过${applyDays}天的申请期限`;
  return undefined;
}

/** An order or a recharge, by what was paid for it and what is refunded. */
export interface Subject {
  orderNo: string;
  uid: number | null;
  orderAmount: Fen;
  refundedAmount: Fen;
  payTime: Date | null;
  /** A refund is on its way. */
  isPending: boolean;
  isByBalance: boolean;
}
/** A subject with the reason why it cannot be invoiced. */
export type Candidate = Subject & { whyNot: (terms: InvoicingTerms) => string | undefined };

export const orderSubject = (order: Invoiceable): Subject => ({
  orderNo: order.orderNo,
  uid: order.uid,
  orderAmount: order.payPrice,
  refundedAmount: order.refundPrice,
  payTime: order.payTime,
  isPending: isRefunding(order.refundState),
  isByBalance: order.payType === 'yue',
});

/** Customer of the first of these orders that there is, as they were given. */
export const ownerOf = (orderNos: readonly string[], subjects: readonly Subject[]): number | null =>
  orderNos.flatMap((orderNo) => subjects.find((one) => one.orderNo === orderNo) ?? [])[0]?.uid ?? null;

/** Amount that refunds have left of it. */
export const leftToInvoice = ({ orderAmount, refundedAmount }: Subject): Fen => orderAmount - refundedAmount;

export function checkInvoiceable({ orderNo, isPending, whyNot }: Candidate, terms: InvoicingTerms): void {
  if (isPending) throw invoiceApplicationRefusals.REFUND_PENDING();
  const why = whyNot(terms);
  if (why !== undefined) throw invoiceApplicationRefusals.NOT_INVOICEABLE({ orderNo, why });
}

interface SuggestedOrder {
  orderNo: string;
  invoiceAmount: Fen;
  goods: readonly { productName: string; sku: string; kept: Fen; keptPostage: Fen; payNum: number; tax: TaxTerms }[];
}

interface Sold {
  id: number;
  payNum: number;
  paidPrice: Fen;
  paidPostage: Fen;
}

interface ApplicationState {
  lineId: number;
  refunded: number;
  refundedPrice: Fen;
  refundedPostage: Fen;
}

/** Goods as they are invoiced: pieces and money that refunds left of each. Money that was kept for pieces that all came back is that of all of them. */
export const goodsKept = <G extends Sold>(goods: readonly G[], standings: readonly ApplicationState[]) =>
  goods.map((one) => {
    const gone = standings.find(({ lineId }) => lineId === one.id);
    const payNum = one.payNum - (gone?.refunded ?? 0);
    return {
      ...one,
      payNum: payNum > 0 ? payNum : one.payNum,
      kept: one.paidPrice - (gone?.refundedPrice ?? 0),
      keptPostage: one.paidPostage - (gone?.refundedPostage ?? 0),
    };
  });

/** Terms on which goods are taxed, and the name under which goods of a category are invoiced together. */
export interface TaxTerms {
  categoryName: string;
  taxCode: string;
  /** Tax rate in hundredths. */
  taxRate: number;
  zeroTaxFlag: number | null;
}

interface SuggestedTerms {
  contentType: number;
  postageTax: TaxTerms;
}

const taxed = ({ categoryName: _, ...tax }: TaxTerms) => tax;

/** Lines of an order: its goods at what was paid for them, each taxed as its category is, postage by itself. They sum to what is invoiced. */
export function suggestedLines({ orderNo, invoiceAmount, goods }: SuggestedOrder, terms: SuggestedTerms) {
  const { contentType, postageTax } = terms;
  const keptPostage = goods.reduce((sum, one) => sum + one.keptPostage, 0);
  const postage = Math.min(keptPostage, invoiceAmount);
  const shares = allocate(
    invoiceAmount - postage,
    goods.map(({ kept }) => kept),
  );
  const priced = goods.map((one, at) => ({ ...one, amount: shares[at] ?? 0 }));
  const detailed = priced.map(({ productName, sku, payNum, amount, tax }) => ({
    orderNo,
    ...taxed(tax),
    goodsName: productName.slice(0, 90),
    spec: sku,
    unit: '件',
    num: payNum,
    amount,
  }));
  const together = [...Map.groupBy(priced, ({ tax }) => tax)].map(([tax, of]) => ({
    orderNo,
    ...taxed(tax),
    goodsName: tax.categoryName.slice(0, 90),
    spec: '',
    unit: '批',
    num: 1,
    amount: of.reduce((sum, { amount }) => sum + amount, 0),
  }));
  const lines = contentType === contentTypes.category ? together : detailed;
  const freight = { orderNo, ...taxed(postageTax), goodsName: '运费', spec: '', unit: '次', num: 1, amount: postage };
  return [...lines, freight].filter(({ amount }) => amount > 0);
}

/** Line of a recharge: prepaid value, which bears no tax. */
export const rechargeLine = (orderNo: string, amount: Fen) => ({
  orderNo,
  taxCode: RECHARGE_TAX_CODE,
  taxRate: 0,
  zeroTaxFlag: zeroTaxFlags.untaxed,
  goodsName: '预付卡销售和充值',
  spec: '',
  unit: '',
  num: 1,
  amount,
});

/** Duties are separate, so that somebody else issues what a person has audited. */
export const isForOther = (
  { auditorId }: { auditorId: number | null },
  { adminId, isSeparate }: { adminId: number; isSeparate: boolean },
): boolean => isSeparate && auditorId === adminId;

interface Progress {
  audit: number;
  progress: number | null;
}

export const canMove = ({ audit, progress }: Progress, act: ApplicationAct): boolean =>
  applicationMoves[act].from.some(([of, at]) => of === audit && at === progress);

/** Refusal of a move that does not exist from here. */
export function whyNotMove({ audit, progress }: Progress, act: ApplicationAct): Refusal {
  if (progress === progressStates.issued) return invoiceApplicationRefusals.ISSUED();
  if (progress === progressStates.issuing) return invoiceApplicationRefusals.ISSUING();
  if (act === 'accept' || act === 'approve' || act === 'refuse') return invoiceApplicationRefusals.AUDITED();
  return audit === auditStates.approved ? invoiceApplicationRefusals.FAILED() : invoiceApplicationRefusals.UNAUDITED();
}
