import type { Input } from '#contract/call.ts';
import type { withdrawalExportCalls } from '#contract/finance/withdrawal-export.ts';
import { beginExport } from '#server/exports/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { seesAccounts } from './rules.ts';
import { withdrawalExport } from './withdrawal-export.ts';

type Options = Input<typeof withdrawalExportCalls.exportWithdrawals>;

/** Accounts stand in the file as in the list of whoever asks for it. */
export const exportWithdrawals = (write: Write, { filter, ...options }: Options) =>
  beginExport(write, withdrawalExport, { ...options, filter: { ...filter, seesAccounts: seesAccounts(write.actor) } });
