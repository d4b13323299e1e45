import { lazy } from 'react';
import { serviceProviderCalls } from '#contract/access/service-providers.ts';
import { onOrOff } from '#contract/choices.ts';
import { ChoiceFilter, HistoryButton, ListPage, RecordDialog, RunButton, TextFilter } from '#web/ui/index.ts';
import { columns } from './columns.tsx';

const ServiceProviderFields = lazy(() =>
  import('./service-provider-fields.tsx').then((module) => ({ default: module.ServiceProviderFields })),
);

const { info, save, update, delete: remove } = serviceProviderCalls;
const dialog = {
  noun: '服务商',
  save,
  call: update,
  blank: { providerName: '', type: null, contactName: '', phone: '', adminId: null, status: true, remark: '' },
  width: 560,
  children: <ServiceProviderFields />,
};
const add = <RecordDialog {...dialog} primary says="创建成功" />;

/** List of service providers of the shop. */
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
