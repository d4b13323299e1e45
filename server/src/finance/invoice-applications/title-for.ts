import type { Input } from '#contract/call.ts';
import type { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { offeredTypes } from '#contract/finance/invoices/invoice-settings.ts';
import { contentTypes } from '#contract/finance/invoices/invoice-enums.ts';
import { cleanTitle } from '../invoice-titles/rules.ts';
import { checkTitle } from './rules.ts';

export type InvoiceTitle = Omit<Input<typeof applicationCalls.save>, 'id' | 'uid' | 'titleId' | 'source' | 'orderNos'>;

interface TitleSettings {
  invoice_types: string;
  invoice_special_details: boolean;
}

/** A title as it is kept, once the shop's terms allow it. */
export function titleFor(title: InvoiceTitle, { invoice_types: types, invoice_special_details: needsDetails }: TitleSettings) {
  checkTitle(title, { isSpecialOffered: types === offeredTypes.both, needsDetails });
  const { invoiceType, contentType = contentTypes.goods, remark = '' } = title;
  return { ...cleanTitle(title), invoiceType, contentType, remark: remark.trim() };
}
