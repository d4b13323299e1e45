export const BANK = '/cashier/bank';
export const BANK_STATEMENTS = '/cashier/bank/statement';
export const BANK_IMPORT = '/cashier/bank/import';
