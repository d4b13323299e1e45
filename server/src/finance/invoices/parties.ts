import { masked } from '#contract/masked.ts';
import { type Actor, actorName, adminIdOf } from '#server/platform/actor.ts';
import { maskedPlace, shownTaxNo } from '../invoice-titles/rules.ts';
import type { ApplicationRecord } from '../invoice-applications/tables.ts';

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Buyer of an invoice, as the application names it. */
export const buyerOf = ({ title, taxNo, regAddress, regPhone, bankName, bankAccount }: ApplicationRecord) => ({
  buyerName: title,
  buyerTaxNo: taxNo,
  buyerContact: joined(regAddress, regPhone),
  buyerBank: joined(bankName, bankAccount),
});

const NUMBERS = /\d[\d -]{6,}\d/g;

/** Buyer of an invoice as lists and files show it: without private numbers, and without the house. */
export const withMaskedBuyer = <R extends ReturnType<typeof buyerOf>>(titleType: number, record: R): R => ({
  ...record,
  buyerTaxNo: shownTaxNo(titleType, record.buyerTaxNo),
  buyerContact: maskedPlace(record.buyerContact),
  buyerBank: record.buyerBank.replaceAll(NUMBERS, masked),
});

interface Seller {
  invoice_seller_name: string;
  invoice_seller_tax_no: string;
  invoice_seller_address: string;
  invoice_seller_phone: string;
  invoice_seller_bank: string;
  invoice_seller_account: string;
}

/** Seller of an invoice, as the settings name it. */
export const sellerOf = (seller: Seller) => ({
  sellerName: seller.invoice_seller_name,
  sellerTaxNo: seller.invoice_seller_tax_no,
  sellerContact: joined(seller.invoice_seller_address, seller.invoice_seller_phone),
  sellerBank: joined(seller.invoice_seller_bank, seller.invoice_seller_account),
});

/** Person on the invoice: the drawer that the settings name, or whoever acts. */
export const operatorOf = (actor: Actor, drawer = '') => ({
  operatorId: adminIdOf(actor),
  operatorName: drawer === '' ? actorName(actor) : drawer,
});
