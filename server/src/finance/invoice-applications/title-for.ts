import type { Input } from '#contract/call.ts';
import type { applicationCalls } from '#contract/finance/invoice-applications.ts';
import { offeredTypes } from '#contract/finance/invoice-settings.ts';
import { contentTypes } from '#contract/finance/invoice-words.ts';
import { checkTitle, cleanTaxNumber } from './rules.ts';

export type InvoiceTitle = Omit<Input<typeof applicationCalls.save>, 'id' | 'uid' | 'orderNos'>;

interface Terms {
  invoice_types: string;
  invoice_special_details: boolean;
}

const clean = (text: string | undefined) => text?.trim() ?? '';

/** A title as it is kept, once the shop's terms allow it. */
export function titleFor(title: InvoiceTitle, { invoice_types: types, invoice_special_details: needsDetails }: Terms) {
  checkTitle(title, { isSpecialOffered: types === offeredTypes.both, needsDetails });
  const { titleType, invoiceType, contentType = contentTypes.goods } = title;
  return {
    titleType,
    invoiceType,
    contentType,
    title: title.title.trim(),
    taxNo: cleanTaxNumber(title.taxNo),
    regAddress: clean(title.regAddress),
    regPhone: clean(title.regPhone),
    bankName: clean(title.bankName),
    bankAccount: clean(title.bankAccount),
    email: clean(title.email),
    phone: clean(title.phone),
    remark: clean(title.remark),
  };
}
