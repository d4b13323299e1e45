import { PlusOutlined } from '@ant-design/icons';
import { type DemandRow, demandStates } from '#contract/demands/demand-record.ts';
import { demandCalls } from '#contract/demands/demands.ts';
import { choices, flagChoices } from '#contract/choices.ts';
import {
  ChoiceFilter,
  ChoiceTabs,
  type Column,
  DateRangeFilter,
  GoButton,
  HistoryButton,
  ListPage,
  RunButton,
  Signal,
  TextFilter,
  countsIn,
  useCall,
  when,
  yuan,
} from '#web/ui/index.ts';
import { Masked } from '#web/ui/cells/masked.tsx';
import { AcceptButton, CloseButton, RejectButton } from './decide-buttons.tsx';

const { list, count, info, save, update, submit, accept, reject, close } = demandCalls;
const { draft, submitted, quoting, rejected } = demandStates;
const overdueOrNot = flagChoices('已逾期', '未逾期');
const unquotedOnly = choices({ unquoted: ['true', '还没有报价'] });
const formOf = (id: number) => `/demand/create/${id}`;

const columns: readonly Column<DemandRow>[] = [
  { field: 'demandNo', width: 152, hidden: true },
  { field: 'title', width: 196, card: 'title' },
  { field: 'unitName', width: 132 },
  { field: 'contact', width: 80, hidden: true },
  { field: 'phone', width: 128, show: (phone) => phone && <Masked text={phone} />, hidden: true },
  { field: 'cateName', width: 92, card: 'none' },
  { field: 'budget', width: 112, align: 'right', show: (budget) => budget > 0 && yuan(budget) },
  {
    field: 'expectDate',
    width: 124,
    show: (day, { isOverdue }) => (isOverdue ? <Signal of="trouble">{`${day} 逾期`}</Signal> : day),
  },
  { field: 'shopName', width: 116 },
  { field: 'quoteCount', width: 72, align: 'right', show: (quotes) => (quotes === 0 ? '' : `${quotes} 家`) },
  { field: 'status', of: demandStates },
  { field: 'createName', width: 88, hidden: true },
  { field: 'createTime', show: when, card: 'none' },
];

const rowActs = ({ id, title, status }: DemandRow) => (
  <>
    {status === submitted && <AcceptButton id={id} title={title} call={accept} />}
    <GoButton label={status === quoting ? '看报价' : '详情'} to={`${formOf(id)}/1`} call={info} />
    {(status === draft || status === rejected) && <GoButton label="编辑" to={formOf(id)} call={update} />}
    {(status === draft || status === rejected) && <RunButton label="提交" call={submit} input={{ id }} says="已提交，等待受理" />}
    {status === submitted && <RejectButton id={id} title={title} call={reject} />}
    {(status === draft || status === submitted || status === quoting) && <CloseButton id={id} title={title} call={close} />}
    <HistoryButton noun="demand" id={id} call={info} />
    {(status === draft || status === rejected) && <RunButton label="删除" call={demandCalls.delete} input={{ id }} danger />}
  </>
);

const add = <GoButton label="添加需求" to="/demand/create" call={save} primary icon={<PlusOutlined aria-hidden />} />;

function StateTabs() {
  const { data } = useCall(count, {}, { saysItself: true });
  return <ChoiceTabs name="status" of={demandStates} call={list} countOf={countsIn(data, 'status')} />;
}

/** Needs of customers and units, by how far they are. */
export const DemandList = () => (
  <ListPage
    title="采购需求"
    call={list}
    tab="status"
    tabs={<StateTabs />}
    filters={
      <>
        <TextFilter name="keywords" />
        <DateRangeFilter name="dateLimit" label="创建时间" />
        <ChoiceFilter name="overdue" of={overdueOrNot} />
        <ChoiceFilter name="unquoted" of={unquotedOnly} />
      </>
    }
    columns={columns}
    actions={add}
    rowActions={rowActs}
    empty={{ says: '还没有采购需求：单位和客户想买什么，登记在这里，再请几家店铺报价', action: add }}
  />
);
