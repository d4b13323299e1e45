import { Suspense, lazy, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { crossReportCalls } from '#contract/order-figures/cross-reports.ts';
import { reportKinds } from '#contract/order-figures/sales-report-record.ts';
import { salesReportCalls, salesReportExportCalls } from '#contract/order-figures/sales-reports.ts';
import { reportMailCalls } from '#contract/order-figures/report-mails.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { WorkbookButton } from '#web/ui/export/workbook-button.tsx';
import { ListPage, ListTabs, OpenButton, useCall, useMay } from '#web/ui/index.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { BeginCross } from './begin-cross.tsx';
import { ReportChart } from './report-chart.tsx';
import { columnsOf } from './report-columns.tsx';
import { ReportChoice } from './report-choice.tsx';
import { ReportLines } from './report-lines.tsx';
import type { Mailable } from './report-mails.tsx';
import { ReportSums } from './report-sums.tsx';
import { start } from './start.ts';
import './reports.css';

const CrossReport = lazy(() => import('./cross-report.tsx').then((module) => ({ default: module.CrossReport })));
const ReportMails = lazy(() => import('./report-mails.tsx').then((module) => ({ default: module.ReportMails })));

/** Sales of a period beside another by one dimension, or a report by two that the address names. */
export function ReportPage() {
  const [params] = useSearchParams();
  const cross = Number(params.get('cross') ?? 0);
  return cross > 0 ? <CrossReport key={cross} id={cross} /> : <SalesReport />;
}

/** Opens reports by mail; an address that names a span is open on those that leave in it. */
function MailsButton({ of }: { of: Mailable }) {
  const [params, setParams] = useSearchParams();
  const may = useMay();
  const sentIn = params.get('mails') ?? '';
  const showAll = () =>
    setParams((kept) => {
      kept.delete('mails');
      return kept;
    });
  return (
    <>
      <OpenButton label="邮件" call={reportMailCalls.save}>
        {(close) => <ReportMails of={of} onClose={close} />}
      </OpenButton>
      {sentIn !== '' && may(reportMailCalls.list) && (
        <Suspense>
          <ReportMails of={of} onClose={showAll} sentIn={sentIn} />
        </Suspense>
      )}
    </>
  );
}

const FIRST_CATEGORY = '一件商品属于几个分类时，只算在第一个分类里，所以各分类相加正好等于总额';

/** Drawn, summed, and by whatever dimension. */
function SalesReport() {
  const [params] = useSearchParams();
  const may = useMay();
  const asked = inputOf(salesReportCalls.list, { get: (name) => params.get(name) ?? '' }, start);
  const { data } = useCall(salesReportCalls.sums, { dateLimit: asked.dateLimit, than: asked.than }, { saysItself: true });
  const [hasAmounts, mayOrders] = [may(seeAmounts), may(orderCalls.list)];
  const days = data?.days;
  const columns = useMemo(
    () => columnsOf({ by: asked.by, days, mayOrders, hasAmounts }),
    [asked.by, days, mayOrders, hasAmounts],
  );
  return (
    <ListPage
      title="报表"
      called="数据"
      call={salesReportCalls.list}
      start={start}
      keyOf={({ place }) => place}
      tab="by"
      tabs={<ListTabs name="by" items={reportKinds.options} />}
      sums={
        <div className="report-top">
          <ReportChoice />
          <ReportSums />
          {asked.by === reportKinds.category && <p className="report-note">{FIRST_CATEGORY}</p>}
          <ReportChart />
        </div>
      }
      actions={
        <>
          <OpenButton label="交叉统计" call={crossReportCalls.begin}>
            {(close) => <BeginCross of={asked} onClose={close} />}
          </OpenButton>
          <MailsButton of={asked} />
          <WorkbookButton call={salesReportExportCalls.exportReport} of={salesReportCalls.list} />
        </>
      }
      columns={columns}
      detail={{
        title: (row) => `${row?.name ?? reportKinds.labels[asked.by]}的明细`,
        nameOf: ({ key }) => `${asked.by}:${key}`,
        show: (_, name) => (
          <ReportLines key={name} by={asked.by} of={name.slice(name.indexOf(':') + 1)} dateLimit={asked.dateLimit} />
        ),
        width: 960,
      }}
      empty={{ ofTab: true, says: '这段时间没有成交和退款，换一段时间看看' }}
    />
  );
}
