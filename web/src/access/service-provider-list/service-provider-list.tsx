import { lazy } from 'react';
import { type ServiceProvider, serviceProviderCalls, serviceTypes } from '#contract/access/service-providers.ts';
import { onOrOff } from '#contract/choices.ts';
import { Masked } from '#web/ui/cells/masked.tsx';
import {
  ChoiceFilter,
  type Column,
  FlagSwitch,
  HistoryButton,
  ListPage,
  RecordDialog,
  RunButton,
  TextFilter,
  when,
} from '#web/ui/index.ts';

const ServiceProviderFields = lazy(() =>
  import('./service-provider-fields.tsx').then((module) => ({ default: module.ServiceProviderFields })),
);

const { info, save, update, updateStatus, delete: remove } = serviceProviderCalls;
const dialog = {
  noun: '服务商',
  save,
  call: update,
  blank: { providerName: '', type: null, contactName: '', phone: '', adminId: null, status: true, remark: '' },
  width: 560,
  children: <ServiceProviderFields />,
};
const add = <RecordDialog {...dialog} primary says="创建成功" />;

const Active = ({ row: { id, providerName, status } }: { row: ServiceProvider }) => (
  <FlagSwitch on={status} label={`${providerName}状态`} of={onOrOff} call={updateStatus} input={(on) => ({ id, status: on })} />
);

const columns: readonly Column<ServiceProvider>[] = [
  { field: 'id', width: 64, card: 'none' },
  { field: 'providerName', width: 200, card: 'title' },
  { field: 'type', width: 96, of: serviceTypes },
  { field: 'contactName', width: 96 },
  { field: 'phone', width: 132, show: (phone) => phone && <Masked text={phone} /> },
  { field: 'adminAccount', width: 120 },
  { field: 'status', width: 84, card: 'status', show: (_, row) => <Active row={row} /> },
  { field: 'remark' },
  { field: 'createTime', show: when, card: 'none' },
];

/** Who works for the shop from outside. */
export const ServiceProviderList = () => (
  <ListPage
    title="服务商"
    call={serviceProviderCalls.list}
    filters={
      <>
        <TextFilter name="keywords" />
        <ChoiceFilter name="status" of={onOrOff} />
      </>
    }
    actions={add}
    columns={columns}
    rowActions={(row) => (
      <>
        <RecordDialog {...dialog} record={row} says="编辑成功" />
        <HistoryButton noun="service_provider" id={row.id} call={info} />
        <RunButton label="删除" call={remove} input={{ id: row.id }} danger />
      </>
    )}
    empty={{ says: '还没有服务商，添加后可以记下联系人和登录账号', action: add }}
  />
);
