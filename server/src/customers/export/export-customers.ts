import type { Input } from '#contract/call.ts';
import type { customerExportCalls } from '#contract/customers/customer-export.ts';
import { beginExport } from '#server/exports/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customerExport } from './customer-export.ts';

/** Starts a file of customers, written by a job. */
export const exportCustomers = (write: Write, options: Input<typeof customerExportCalls.exportCustomers>) =>
  beginExport(write, customerExport, options);
