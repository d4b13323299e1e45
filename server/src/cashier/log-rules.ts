import { holdsParts } from '#server/platform/database/conditions.ts';
import { nameIndex } from '#server/platform/write/names.ts';
import { bankLineParts } from './bank-lines/tables.ts';
import { cashPaymentParts } from './cash-payments/tables.ts';
import { creditAccountParts } from './credit-accounts/tables.ts';
import { cashReceiptParts } from './cash-receipts/tables.ts';

nameIndex('cash_receipt', (word) => holdsParts(cashReceiptParts, word));
nameIndex('cash_payment', (word) => holdsParts(cashPaymentParts, word));
nameIndex('credit_account', (word) => holdsParts(creditAccountParts, word));
nameIndex('bank_line', (word) => holdsParts(bankLineParts, word));
