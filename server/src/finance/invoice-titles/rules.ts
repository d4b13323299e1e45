import { no } from '#contract/finance/invoice-applications.ts';
import { isTaxNumber, titleTypes } from '#contract/finance/invoice-words.ts';

export interface TitleDraft {
  titleType: number;
  title: string;
  taxNo?: string | undefined;
  regAddress?: string | undefined;
  regPhone?: string | undefined;
  bankName?: string | undefined;
  bankAccount?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/** Tax numbers are kept in upper case, without blanks. */
export const cleanTaxNumber = (text = ''): string => text.replace(/\s/g, '').toUpperCase();

/** An enterprise has a tax number, a person may. */
export function checkTaxNumber({ titleType, taxNo: typed }: Pick<TitleDraft, 'titleType' | 'taxNo'>): void {
  const taxNo = cleanTaxNumber(typed);
  if (titleType === titleTypes.enterprise && taxNo === '') throw no.NO_TAX_NUMBER();
  if (taxNo !== '' && !isTaxNumber(taxNo)) throw no.TAX_NUMBER();
}

const clean = (text = '') => text.trim();

/** Fields of a title that stay from one application to the next. */
export const cleanTitle = (title: TitleDraft) => ({
  titleType: title.titleType,
  title: clean(title.title),
  taxNo: cleanTaxNumber(title.taxNo),
  regAddress: clean(title.regAddress),
  regPhone: clean(title.regPhone),
  bankName: clean(title.bankName),
  bankAccount: clean(title.bankAccount),
  email: clean(title.email),
  phone: clean(title.phone),
});
export type KeptTitle = ReturnType<typeof cleanTitle>;

/** A title used again: what was left blank this time stays as it is known. */
export const usedAgain = (known: KeptTitle | undefined, used: KeptTitle): KeptTitle => ({
  titleType: used.titleType,
  title: used.title,
  taxNo: used.taxNo,
  regAddress: used.regAddress || (known?.regAddress ?? ''),
  regPhone: used.regPhone || (known?.regPhone ?? ''),
  bankName: used.bankName || (known?.bankName ?? ''),
  bankAccount: used.bankAccount || (known?.bankAccount ?? ''),
  email: used.email || (known?.email ?? ''),
  phone: used.phone || (known?.phone ?? ''),
});
