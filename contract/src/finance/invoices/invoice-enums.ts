import { choices } from '../../choices.ts';

/** Enumerations of invoicing, shared by applications and invoices. */

export const titleTypes = choices({ personal: [1, '个人/非企业单位'], enterprise: [2, '企业单位'] });
export const invoiceTypes = choices({ ordinary: [1, '增值税普通发票'], special: [2, '增值税专用发票'] });
export const contentTypes = choices({ goods: [1, '商品明细'], category: [2, '商品类别'] });
/** Subject of an application. */
export const invoiceSources = choices({ order: [1, '订单'], recharge: [2, '充值'] });

export const auditStates = choices({
  unaudited: [1, '待审核', 'waits'],
  auditing: [2, '审核中', 'underway'],
  refused: [3, '未通过', 'trouble'],
  approved: [4, '已通过', 'done'],
});
/** Progress of an approved application; null before the approval. */
export const progressStates = choices({
  underway: [1, '待开票', 'waits'],
  failed: [2, '开票失败', 'trouble'],
  issued: [3, '已开票', 'done'],
  /** The service is asked for it. */
  issuing: [4, '开票中', 'underway'],
});
/** The way an invoice comes: entered by staff, or issued by the service. */
export const issueWays = choices({ byHand: [1, '手工登记'], service: [2, '开票服务'] });

/** Tabs of the list of applications, in their order. */
export const applicationTabs = choices({
  all: '全部',
  unaudited: '待审核',
  auditing: '审核中',
  refused: '未通过',
  toIssue: '待开票',
  issued: '已开票',
});

/** Form of an invoice: fully digital, electronic by a tax device, on paper. */
export const carriers = choices({ digital: [1, '数电票'], electronic: [2, '税控电子发票'], paper: [3, '纸质发票'] });
export const colors = choices({ blue: [1, '蓝字', 'underway'], red: [2, '红字', 'trouble'] });
export const invoiceStates = choices({
  normal: [1, '正常', 'done'],
  void: [2, '已作废', 'rest'],
  partlyReversed: [3, '部分红冲', 'underway'],
  reversed: [4, '已红冲', 'rest'],
});

/** Reasons of a red-letter invoice, as the tax platform lists them; they travel as their own words. */
export const redReasons = choices({
  returned: ['销货退回', '销货退回'],
  mistaken: ['开票有误', '开票有误'],
  stopped: ['服务中止', '服务中止'],
  reduced: ['销售折让', '销售折让'],
});

/** Tax rates in hundredths, as a line keeps them. */
export const taxRates = choices({
  thirteen: [13, '13%'],
  nine: [9, '9%'],
  six: [6, '6%'],
  three: [3, '3%'],
  one: [1, '1%'],
  none: [0, '0%'],
});
/** Commodity code of prepaid value, under which a recharge is invoiced without tax. */
export const RECHARGE_TAX_CODE = '6010000000000000000';
/** Reason why a line bears no tax. */
export const zeroTaxFlags = choices({ exempt: [1, '免税'], untaxed: [2, '不征税'], zeroRated: [3, '零税率'] });

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Check character of a unified social credit code, by its first 17: weights are powers of 3 modulo 31. */
function checkCharacterOf(body: string): string | undefined {
  let [sum, weight] = [0, 1];
  for (const character of body) {
    sum += ALPHABET.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return ALPHABET[(31 - (sum % 31)) % 31];
}

/** A unified social credit code with its check character, or a number of the time before: 15, 17 or 20 letters and digits. */
export function isTaxNumber(text: string): boolean {
  if (/^[0-9A-Z]{15}$|^[0-9A-Z]{17}$|^[0-9A-Z]{20}$/.test(text)) return true;
  return /^[0-9A-HJ-NPQRTUWXY]{18}$/.test(text) && checkCharacterOf(text.slice(0, 17)) === text[17];
}

const IDENTITY = /^\d{17}[\dX]$/;

/** The number by which the tax office knows a buyer: of a person it may be an identity number. */
export const isTaxNumberOf = (titleType: unknown, taxNo: string): boolean =>
  isTaxNumber(taxNo) || (titleType === titleTypes.personal && IDENTITY.test(taxNo));

/** Digits of a number that the tax office gives: 20 of a fully digital invoice, 8 of any other, which has a code as well. */
export const isInvoiceNo = (carrier: number | undefined, text: string): boolean =>
  (carrier === carriers.digital ? /^\d{20}$/ : /^\d{8}$/).test(text);
export const isInvoiceCode = (text: string): boolean => /^(\d{10}|\d{12})$/.test(text);
