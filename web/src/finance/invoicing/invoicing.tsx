import { applicationExportCalls, applicationExportColumns } from '#contract/finance/invoices/application-export.ts';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import {
  applicationTabs,
  auditStates,
  invoiceTypes,
  progressStates,
  titleTypes,
} from '#contract/finance/invoices/invoice-enums.ts';
import { ChoiceFilter, customerNameAndId, DateRangeFilter, ListPage, TextFilter, when, yuan } from '#web/ui/index.ts';
import { ExportButton } from '#web/ui/export/export-button.tsx';
import { applicationActs } from './application-acts.tsx';
import { ApplicationDetail } from './application-detail.tsx';
import { ApplicationTabs } from './application-tabs.tsx';
import { Progress, isEmptied } from './progress.tsx';
import { Subjects } from './subjects.tsx';
import { ApplyButton } from './apply-button.tsx';

const start = { type: applicationTabs.all };

/** Applications of customers for invoices, from the audit to the invoice. */
export const Invoicing = () => (
  <ListPage
    title="开票申请"
    call={applicationCalls.list}
    start={start}
    tab="type"
    tabs={<ApplicationTabs />}
    actions={
      <>
        <ExportButton
          call={applicationExportCalls.exportApplications}
          of={applicationCalls.list}
          columns={applicationExportColumns}
          unit="个申请"
        />
        <ApplyButton />
      </>
    }
    filters={
      <>
        <TextFilter name="keywords" placeholder="申请单号/订单号/抬头/税号/用户ID" />
        <DateRangeFilter name="dateLimit" />
        <ChoiceFilter name="titleType" of={titleTypes} />
        <ChoiceFilter name="invoiceType" of={invoiceTypes} />
        <ChoiceFilter name="audit" of={auditStates} />
        <ChoiceFilter name="progress" of={progressStates} />
      </>
    }
    columns={[
      { field: 'applyNo', width: 172, opens: true },
      { field: 'nickname', width: 104, show: customerNameAndId },
      { field: 'orderNos', width: 82, card: 'none', show: (_, row) => <Subjects of={row} /> },
      { field: 'invoiceType', width: 72, card: 'none', show: (type) => (type === invoiceTypes.special ? '专票' : '普票') },
      { field: 'title', width: 176, card: 'title' },
      { field: 'taxNo', width: 172, hidden: true },
      { field: 'amount', width: 100, show: yuan },
      { field: 'audit', of: auditStates, width: 90, card: 'status' },
      { field: 'progress', width: 132, show: (progress, row) => (progress !== null || isEmptied(row)) && <Progress of={row} /> },
      { field: 'titleType', of: titleTypes, width: 140, hidden: true },
      { field: 'email', width: 150, hidden: true },
      { field: 'phone', width: 120, hidden: true },
      { field: 'createTime', show: when },
    ]}
    rowActions={applicationActs}
    detail={{
      title: (row) => `开票申请 ${row?.applyNo ?? ''}`,
      show: (id) => <ApplicationDetail key={id} id={id} />,
      width: 720,
    }}
    empty={{ says: '还没有开票申请，用户收货后可以申请' }}
  />
);
