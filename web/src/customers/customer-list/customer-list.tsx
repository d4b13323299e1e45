import { lazy } from 'react';
import { customerExportCalls, customerExportColumns } from '#contract/customers/customer-export.ts';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { userTypes } from '#contract/customers/enums.ts';
import { memberImportCalls } from '#contract/members/member-import.ts';
import { profileCalls } from '#contract/profiles/profiles.ts';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { ExportButton } from '#web/ui/export/export-button.tsx';
import { GoButton, ListPage, ListTabs, isWireOnly, useMay } from '#web/ui/index.ts';
import { MEMBER_IMPORT } from '../places.ts';
import { SaveSegmentButton } from '../segment-list/save-segment-button.tsx';
import { customerActs, customerRowActs } from './customer-acts.tsx';
import { columns } from './columns.tsx';
import { CustomerBulk, tickedCalls } from './customer-bulk.tsx';
import { customerFilters } from '../customer-filters/customer-filters.tsx';
import { CustomerMore } from './customer-more.tsx';
import { RegisterButton } from './register-button.tsx';
import './customer-list.css';

const CustomerProfile = lazy(() =>
  import('../customer-profile/customer-profile.tsx').then((module) => ({ default: module.CustomerProfile })),
);

const shown = [userTypes.wechat, userTypes.routine, userTypes.h5];
const tabs = [{ value: '', label: '全部用户' }, ...shown.map((value) => ({ value, label: userTypes.labels[value] }))];

const detail = {
  title: (customer: CustomerRow | undefined) => (customer ? `用户 ${customer.nickname}` : '用户详情'),
  show: (uid: number) => <CustomerProfile uid={uid} acts={customerActs} />,
  width: 960,
} as const;

/** List of all who bought or signed up, by the channel they came through. */
export function CustomerList() {
  const may = useMay();
  const mayBulk = may(customerRunCalls.previewMany) || (isWireOnly() && tickedCalls.some((call) => may(call)));
  return (
    <ListPage
      title="用户"
      call={customerCalls.list}
      keyOf={({ uid }) => uid}
      tab="userType"
      tabs={<ListTabs name="userType" items={tabs} />}
      filters={customerFilters}
      actions={
        <>
          <SaveSegmentButton />
          <ExportButton
            call={customerExportCalls.exportCustomers}
            of={customerCalls.list}
            columns={customerExportColumns}
            unit="位用户"
          />
          <GoButton label="导入用户" to={MEMBER_IMPORT} call={memberImportCalls.check} />
          <RegisterButton primary />
        </>
      }
      columns={columns}
      expand={(customer) => <CustomerMore customer={customer} />}
      rowActions={customerRowActs}
      {...(may(profileCalls.topDetail) && { detail })}
      bulk={mayBulk && <CustomerBulk />}
      empty={{ says: '还没有用户，用户下单后会出现在这里', action: <RegisterButton /> }}
    />
  );
}
