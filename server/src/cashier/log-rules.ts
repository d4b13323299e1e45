import { holdsParts } from '#server/platform/database/conditions.ts';
import { nameIndex } from '#server/platform/write/names.ts';
import { cashPaymentParts } from './cash-payments/tables.ts';

nameIndex('cash_payment', (word) => holdsParts(cashPaymentParts, word));
