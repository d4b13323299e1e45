import type { Fen } from '#contract/fen.ts';

/** A line as it is asked for, tax worked out. */
export interface ContentLine {
  lineNo: number;
  lineType: number;
  orderNo: string;
  goodsName: string;
  taxCode: string;
  spec: string;
  unit: string;
  num: number;
  priceExTax: Fen;
  amountExTax: Fen;
  taxRate: number;
  zeroTaxFlag: number | null;
  taxAmount: Fen;
  amount: Fen;
}

interface Reversal {
  invoiceNo: string;
  invoiceCode: string;
  reason: string;
  redConfirmNo: string;
}

/** An invoice but for what the service adds: its numbers, its day and its file. */
export interface InvoiceContent {
  carrier: number;
  invoiceType: number;
  buyerName: string;
  buyerTaxNo: string;
  buyerContact: string;
  buyerBank: string;
  sellerName: string;
  sellerTaxNo: string;
  sellerContact: string;
  sellerBank: string;
  remark: string;
  lines: readonly ContentLine[];
  /** The invoice that it reverses; null for a blue one. */
  reversal: Reversal | null;
}

/** Facts of an invoice that only the service knows. */
export interface IssuedNumbers {
  invoiceNo: string;
  invoiceCode: string;
  checkCode: string;
  issueDate: Date;
  fileUrl: string;
}

export interface InvoiceRequest {
  /** Ours and unique: the service issues one invoice under it, however often it is asked. */
  requestNo: string;
  content: InvoiceContent;
}

/** Only `issued` and `refused` are final; after anything else it is asked again under the same number. */
export type InvoiceOutcome =
  | { state: 'issued'; numbers: IssuedNumbers }
  | { state: 'refused'; why: string }
  | { state: 'waiting'; why: string };

/** Outcome of an answer that cannot be believed. */
export const unreadable: InvoiceOutcome = { state: 'waiting', why: '开票服务的回答无法识别，会自动再问，请勿重复开票' };

/** Port through which invoices are issued. */
export interface Invoicing {
  isOpen(): Promise<boolean>;
  issue(request: InvoiceRequest): Promise<InvoiceOutcome>;
}
