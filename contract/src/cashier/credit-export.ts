import { z } from 'zod';
import { calls, get } from '../call.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { exportRefusals } from '../exports/exports.ts';
import { id } from '../wire.ts';
import { creditRefusals as no } from './credit-refusals.ts';
import { debtFilters, creditFilters } from './credit-record.ts';

const workbook = z.object({ fileName: z.string() });

export const creditExportCalls = calls('credit_account', '/admin/export/excel/cashier', {
  exportAges: get('/credit', {
    permission: 'admin:export:excel:cashier:credit',
    about: 'A workbook of the ageing: the accounts that the filters find.',
    query: z.object(creditFilters),
    returns: workbook,
    refuses: [exportRefusals.EMPTY],
  }),
  exportDebts: get('/credit/debts', {
    permission: 'admin:export:excel:cashier:credit',
    about: 'A workbook of the debts that the filters find.',
    query: z.object(debtFilters),
    returns: workbook,
    refuses: [exportRefusals.EMPTY],
  }),
  exportEntries: get('/credit/entries', {
    permission: 'admin:export:excel:cashier:credit',
    about: 'A workbook of the statement of an account.',
    query: z.object({ id, dateLimit: dateLimit.optional() }),
    returns: workbook,
    refuses: [exportRefusals.EMPTY, no.NOT_FOUND, periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
});
