import { customerExportCalls } from '#contract/customers/customer-export.ts';
import { begins } from '#server/exports/index.ts';
import { serve, write } from '#server/platform/http/serve.ts';
import { customerExport } from './customer-export.ts';

export const customerExportRoutes = serve(customerExportCalls, { exportCustomers: write(begins(customerExport)) });
