import { lazy } from 'react';
import { serviceProviderCalls } from '#contract/access/service-providers.ts';
import { onOrOff } from '#contract/choices.ts';
import { ChoiceFilter, RecordList, TextFilter } from '#web/ui/index.ts';
import { columns } from './columns.tsx';

const ServiceProviderFields = lazy(() =>
  import('./service-provider-fields.tsx').then((module) => ({ default: module.ServiceProviderFields })),
);

/** List of service providers of the shop. */
export const ServiceProviderList = () => (
  <RecordList
    title="服务商"
    calls={serviceProviderCalls}
    readBy={serviceProviderCalls.info}
    fields={<ServiceProviderFields />}
    blank={{ providerName: '', type: null, contactName: '', phone: '', adminId: null, status: true, remark: '' }}
    width={560}
    added="创建成功"
    columns={columns}
    filters={
      <>
        <TextFilter name="keywords" />
        <ChoiceFilter name="status" of={onOrOff} />
      </>
    }
    empty="还没有服务商，添加后可以记下联系人和登录账号"
  />
);
