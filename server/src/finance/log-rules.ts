import { holdsParts } from '#server/platform/database/conditions.ts';
import { nameIndex } from '#server/platform/write/names.ts';
import { applicationParts } from './invoice-applications/tables.ts';
import { invoiceParts } from './invoices/tables.ts';
import { rechargeParts } from './recharges/tables.ts';
import { withdrawalParts } from './withdrawals/tables.ts';

const parts = {
  invoice: invoiceParts,
  invoice_application: applicationParts,
  user_recharge: rechargeParts,
  user_extract: withdrawalParts,
};

for (const [noun, of] of Object.entries(parts)) nameIndex(noun, (word) => holdsParts(of, word));
