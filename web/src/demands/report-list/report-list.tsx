import { PlusOutlined } from '@ant-design/icons';
import { type ReportRow, reportStates, reportTypes } from '#contract/demands/report-record.ts';
import { reportCalls } from '#contract/demands/reports.ts';
import {
  ChoiceFilter,
  ChoiceTabs,
  type Column,
  DateRangeFilter,
  GoButton,
  HistoryButton,
  ListPage,
  RunButton,
  TextFilter,
  countsIn,
  useCall,
  when,
  yuan,
} from '#web/ui/index.ts';
import { ApproveButton, RejectButton, WithdrawButton } from './audit-buttons.tsx';

const { list, count, info, save, update, submit, audit } = reportCalls;
const { draft, waiting, approved, rejected } = reportStates;
const formOf = (id: number) => `/report/edit/${id}`;

const columns: readonly Column<ReportRow>[] = [
  { field: 'reportNo', width: 152, hidden: true },
  { field: 'type', width: 88, of: reportTypes },
  { field: 'title', width: 160, card: 'title' },
  { field: 'shopName', width: 104 },
  { field: 'unitName', width: 124 },
  { field: 'projectName', width: 120, hidden: true },
  { field: 'demandNo', width: 152, hidden: true },
  { field: 'amount', show: (amount) => (amount === 0 ? '' : yuan(amount)), width: 104, align: 'right' },
  { field: 'validEnd', title: '有效期', width: 112, show: (until, { validStart }) => `${validStart} 至 ${until}` },
  { field: 'status', of: reportStates },
  { field: 'createName', width: 80 },
  { field: 'auditName', width: 80 },
  { field: 'auditTime', show: when, card: 'none' },
  { field: 'auditRemark', width: 140, hidden: true },
];

const rowActs = ({ id, title, status, isOwn }: ReportRow) => (
  <>
    {status === draft || status === rejected ? (
      <GoButton label="编辑" to={formOf(id)} call={update} />
    ) : (
      <GoButton label="详情" to={formOf(id)} call={info} />
    )}
    {(status === draft || status === rejected) && <RunButton label="提交" call={submit} input={{ id }} says="已提交，等待审核" />}
    {status === waiting && !isOwn && <ApproveButton id={id} title={title} call={audit} />}
    {status === waiting && !isOwn && <RejectButton id={id} title={title} call={audit} />}
    {status === approved && <WithdrawButton id={id} title={title} />}
    <HistoryButton noun="report" id={id} call={info} />
    {(status === draft || status === rejected) && <RunButton label="删除" call={reportCalls.delete} input={{ id }} danger />}
  </>
);

const add = <GoButton label="添加报备" to="/report/add" call={save} primary icon={<PlusOutlined aria-hidden />} />;

function StateTabs() {
  const { data } = useCall(count, {}, { saysItself: true });
  return <ChoiceTabs name="status" of={reportStates} call={list} countOf={countsIn(data, 'status')} />;
}

/** Reports of shops, by what became of them. */
export const ReportList = () => (
  <ListPage
    title="报备"
    call={list}
    tab="status"
    tabs={<StateTabs />}
    filters={
      <>
        <TextFilter name="keywords" />
        <ChoiceFilter name="type" of={reportTypes} />
        <DateRangeFilter name="dateLimit" label="创建时间" />
      </>
    }
    columns={columns}
    actions={add}
    rowActions={rowActs}
    empty={{ says: '还没有报备：店铺在跟的客户和项目、要特批的价格，报备在这里，免得两家店追同一个客户', action: add }}
  />
);
