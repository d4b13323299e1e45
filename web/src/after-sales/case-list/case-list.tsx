import { lazy } from 'react';
import type { CaseRow } from '#contract/after-sales/return-case-record.ts';
import { caseKinds } from '#contract/orders/return-case-enums.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { Choice } from '#web/ui/cells/choice.tsx';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { Picture } from '#web/ui/cells/picture.tsx';
import { when } from '#web/ui/cells/when.tsx';
import { ChoiceFilter } from '#web/ui/filters/choice-filter.tsx';
import { DateRangeFilter } from '#web/ui/filters/date-range-filter.tsx';
import { TextFilter } from '#web/ui/filters/text-filter.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { caseActs } from '../case/case-acts.tsx';
import { goodsText } from '../case/case-lines.tsx';
import { CaseState } from '../case/case-state.tsx';
import { ProposedMark } from '#web/orders/refund/index.ts';
import { CaseTabs } from './case-tabs.tsx';

const CaseDetail = lazy(() => import('./case-detail.tsx').then((module) => ({ default: module.CaseDetail })));

const State = ({ of: found }: { of: CaseRow }) => (
  <>
    <CaseState of={found} />
    <ProposedMark isOf={({ caseId }) => caseId === found.id} />
  </>
);

/** Goods that come back, from the question of the buyer to the money or the other goods. */
export const CaseList = () => (
  <ListPage
    title="退换货"
    called="退换单"
    call={returnCaseCalls.list}
    tab="state"
    tabs={<CaseTabs />}
    filters={
      <>
        <TextFilter name="keywords" label="搜索退换货" placeholder="退换单号、订单号、姓名、电话、退回单号" />
        <ChoiceFilter name="kind" of={caseKinds} />
        <DateRangeFilter name="dateLimit" />
      </>
    }
    columns={[
      { field: 'caseNo', width: 168, show: (number) => <CopyText text={number} /> },
      {
        title: '图片',
        field: 'id',
        width: 64,
        card: 'picture',
        show: (_, { lines: [first] }) => <Picture url={first?.image ?? ''} />,
      },
      { field: 'lines', width: 148, opens: true, card: 'title', show: (lines) => goodsText(lines) },
      { field: 'kind', width: 76, show: (kind) => <Choice of={caseKinds} value={kind} /> },
      { field: 'state', width: 92, card: 'status', show: (_, row) => <State of={row} /> },
      { field: 'reason', width: 104, show: (reason, { isPart }) => (isPart ? <span className="quiet">平台处理</span> : reason) },
      { field: 'realName', width: 72 },
      { field: 'createTime', width: 100, show: when },
      { field: 'backNumber', width: 140, card: 'none', hidden: true },
      { field: 'orderNo', width: 224, card: 'none', show: (number) => <CopyText text={number} /> },
      { field: 'opener', width: 96, hidden: true },
      { field: 'endTime', show: when, hidden: true },
    ]}
    rowActions={caseActs}
    detail={{
      title: (row) => `退换单 ${row?.caseNo ?? ''}`,
      show: (id) => <CaseDetail key={id} id={id} />,
      width: 720,
    }}
    empty={{ says: '还没有退换单。用户申请退换，或从已发货的订单发起，都会出现在这里' }}
  />
);
