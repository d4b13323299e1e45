import { carriers } from '#contract/finance/invoice-enums.ts';

/** Facts of an invoice that only the service knows. */
export interface IssuedNumbers {
  invoiceNo: string;
  invoiceCode: string;
  checkCode: string;
  issueDate: Date;
  fileUrl: string;
}

/** An answer is believed when its numbers are those of the form that was asked for. */
export function hasProperNumbers(carrier: number, { invoiceNo, invoiceCode, checkCode, fileUrl }: IssuedNumbers): boolean {
  const isNumbered =
    carrier === carriers.digital
      ? /^\d{20}$/.test(invoiceNo) && invoiceCode === ''
      : /^\d{8}$/.test(invoiceNo) && /^(\d{10}|\d{12})$/.test(invoiceCode);
  return isNumbered && checkCode.length <= 32 && fileUrl.length <= 512 && /^https?:\/\/\S+$/i.test(fileUrl);
}
