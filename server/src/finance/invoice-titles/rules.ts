import { invoiceApplicationRefusals } from '#contract/finance/invoices/invoice-application-refusals.ts';
import { isTaxNumberOf, titleTypes } from '#contract/finance/invoices/invoice-enums.ts';
import { masked } from '#contract/masked.ts';

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
  if (titleType === titleTypes.enterprise && taxNo === '') throw invoiceApplicationRefusals.NO_TAX_NUMBER();
  if (taxNo !== '' && !isTaxNumberOf(titleType, taxNo)) throw invoiceApplicationRefusals.TAX_NUMBER();
}

/** "wang@shop.cn" → "wa***@shop.cn" */
const maskedEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*@/, '$1***@');

/** "wang@shop.cn，13800001234" → "wa***@shop.cn，138****1234" */
export const maskedRecipients = (recipients: string): string =>
  recipients
    .split('，')
    .map((one) => (one.includes('@') ? maskedEmail(one) : masked(one)))
    .join('，');

const EMAILS = /[^\s<>@：，]+@[^\s<>@：，]+/g;
/** A sentence of a mail server with the e-mail addresses in it masked. */
export const withMaskedEmails = (sentence: string): string => sentence.replaceAll(EMAILS, maskedEmail);

const SHOWN_OF_ADDRESS = 6;
/** "厦门市湖里区安岭路 1 号" → "厦门市湖里区****" */
export const maskedPlace = (place: string): string =>
  place.length > SHOWN_OF_ADDRESS ? `${place.slice(0, SHOWN_OF_ADDRESS)}****` : place;

/** Tax number as it is shown: that of a company stands in a public register, that of a person is an identity number. */
export const shownTaxNo = (titleType: number, taxNo: string): string =>
  titleType === titleTypes.enterprise ? taxNo : masked(taxNo);

type Hidden = Pick<KeptTitle, 'taxNo' | 'regAddress' | 'regPhone' | 'bankAccount' | 'email' | 'phone'>;

/** A title as lists, files and forms show it. */
export const withMaskedTitle = <T extends Hidden & { titleType: number }>(title: T): T => ({
  ...title,
  taxNo: shownTaxNo(title.titleType, title.taxNo),
  regAddress: maskedPlace(title.regAddress),
  regPhone: masked(title.regPhone),
  bankAccount: masked(title.bankAccount),
  email: maskedEmail(title.email),
  phone: masked(title.phone),
});

/** Fields that lists mask, whole. */
export const hiddenOf = ({ taxNo, regAddress, regPhone, bankAccount, email, phone }: Hidden): Hidden => ({
  taxNo,
  regAddress,
  regPhone,
  bankAccount,
  email,
  phone,
});

/** A title as it was sent, where what comes back as it was shown stays as it is kept. */
export function unmasked<T extends TitleDraft>(sent: T, kept: KeptTitle | undefined): T {
  if (!kept) return sent;
  const shown = new Map(Object.entries(hiddenOf(withMaskedTitle(kept))));
  const known = Object.entries(hiddenOf(kept)).filter(([field]) => new Map(Object.entries(sent)).get(field) === shown.get(field));
  return { ...sent, ...Object.fromEntries(known) };
}

/** Numbers and addresses have no stars in them, but where they were masked. */
export function checkWhole(title: TitleDraft): void {
  const { taxNo = '', regAddress = '', regPhone = '', bankAccount = '', email = '', phone = '' } = title;
  if ([taxNo, regAddress, regPhone, bankAccount, email, phone].some((text) => text.includes('*')))
    throw invoiceApplicationRefusals.MASKED();
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
