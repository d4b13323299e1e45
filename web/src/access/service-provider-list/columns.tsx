import { type ServiceProvider, serviceProviderCalls, serviceTypes } from '#contract/access/service-providers.ts';
import { onOrOff } from '#contract/choices.ts';
import { Masked } from '#web/ui/cells/masked.tsx';
import { type Column, switchColumn, when } from '#web/ui/index.ts';

export const columns: readonly Column<ServiceProvider>[] = [
  { field: 'id', width: 64, card: 'none' },
  { field: 'providerName', width: 192, card: 'title' },
  { field: 'type', width: 96, of: serviceTypes },
  { field: 'contactName', width: 96 },
  { field: 'phone', width: 132, show: (phone) => phone && <Masked text={phone} /> },
  { field: 'adminAccount', width: 120 },
  switchColumn('status', {
    call: serviceProviderCalls.updateStatus,
    of: onOrOff,
    label: ({ providerName }) => `${providerName}状态`,
  }),
  { field: 'remark' },
  { field: 'createTime', show: when, card: 'none' },
];
