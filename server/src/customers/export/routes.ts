import { customerExportCalls } from '#contract/customers/customer-export.ts';
import { serve, write } from '#server/platform/http/serve.ts';
import { exportCustomers } from './export-customers.ts';

export const customerExportRoutes = serve(customerExportCalls, { exportCustomers: write(exportCustomers) });
