import { useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { Link } from 'react-router';
import type { Answer } from '#contract/call.ts';
import { type CrossRow, crossReportCalls, crossReportExportCalls } from '#contract/order-figures/cross-reports.ts';
import { reportKinds } from '#contract/order-figures/sales-report-record.ts';
import { salesReportCalls } from '#contract/order-figures/sales-reports.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { WorkbookButton } from '#web/ui/export/workbook-button.tsx';
import { type Column, GoButton, ListPage, Loaded, PageHead, useMay, when } from '#web/ui/index.ts';
import { RunAtWork } from '#web/ui/record/run-at-work.tsx';
import { columnsOf } from './report-columns.tsx';
import { ReportLines } from './report-lines.tsx';
import { daysText, spanIn } from './days.ts';
import { REPORTS } from './order-links.ts';

type Report = Answer<typeof crossReportCalls.info>;

const PAIR = ':';
const back = <GoButton label="返回报表" to={REPORTS} call={salesReportCalls.list} />;

const pairOf = ({ by, and }: Report) => `${reportKinds.labels[by]} × ${reportKinds.labels[and]}`;
const titleOf = (report: Report) => `报表：${pairOf(report)}`;
const isSummed = ({ run }: Report) => run.state === 'done' && run.refused === 0;

/** Rows of a report that is summed: the days that it is of, its pairs, and the lines behind each. */
function Pairs({ of }: { of: Report }) {
  const { run, by, and, days, comparedDays } = of;
  const hasAmounts = useMay()(seeAmounts);
  const other: Column<CrossRow> = { field: 'otherName', title: reportKinds.labels[and], width: 150 };
  const columns = columnsOf({ by, days: undefined, mayOrders: false, hasAmounts }).flatMap((column): Column<CrossRow>[] =>
    column.field === 'name' ? [{ ...column, width: 180 }, other] : [column],
  );
  return (
    <ListPage
      title={titleOf(of)}
      called="数据"
      call={crossReportCalls.list}
      start={{ id: run.id }}
      keyOf={(row) => row.place}
      columns={columns}
      sums={
        <span className="report-days">
          {pairOf(of)}，{daysText(days)}
          {comparedDays && `，对比 ${daysText(comparedDays)}`}，统计于 {when(run.createTime)}，之后的变动不在其中
        </span>
      }
      actions={
        <>
          {back}
          <WorkbookButton call={crossReportExportCalls.exportCross} of={crossReportCalls.list} />
        </>
      }
      detail={{
        title: (row) => (row ? `${row.name} · ${row.otherName} 的明细` : '明细'),
        nameOf: ({ key, otherKey }) => [key, otherKey].map(encodeURIComponent).join(PAIR),
        show: (_, pair) => {
          const [key = '', andKey = ''] = pair.split(PAIR).map(decodeURIComponent);
          return <ReportLines key={pair} by={by} of={key} dateLimit={spanIn(days)} other={{ and, andKey }} />;
        },
        width: 960,
      }}
      empty={{ says: '这段时间没有成交和退款，换一段时间看看' }}
    />
  );
}

/** Progress of a report that is being summed, or why it came to nothing. */
function Summing({ of }: { of: Report }) {
  const client = useQueryClient();
  const { run } = of;
  const refresh = () => void client.invalidateQueries({ queryKey: [crossReportCalls.info.noun] });
  return (
    <section aria-label={titleOf(of)}>
      <PageHead title={titleOf(of)}>{back}</PageHead>
      <p className="report-days">{pairOf(of)}</p>
      {run.state === 'waiting' && run.jobId !== null ? (
        <RunAtWork id={run.id} jobId={run.jobId} then={refresh} />
      ) : (
        <Alert
          type="warning"
          showIcon
          title={run.refused > 0 ? '两种方式的组合太多，请缩短时间，或换一种统计方式' : '这份报表没有统计完，请重新统计'}
        />
      )}
    </section>
  );
}

/** A report of two dimensions: its progress, then its rows. */
export const CrossReport = ({ id }: { id: number }) => (
  <Loaded call={crossReportCalls.info} input={{ id }}>
    {(report) => report && (isSummed(report) ? <Pairs of={report} /> : <Summing of={report} />)}
  </Loaded>
);

/** How far a report of two dimensions is, for the list of all runs. */
export const CrossRunResult = ({ id }: { id: number }) => (
  <Loaded call={crossReportCalls.info} input={{ id }}>
    {(report) =>
      report && (isSummed(report) ? <Link to={`${REPORTS}?cross=${id}`}>查看{titleOf(report)}</Link> : <Summing of={report} />)
    }
  </Loaded>
);
