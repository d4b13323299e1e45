import { Link } from 'react-router';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { SEGMENT_NAME_MAX, type Segment, segmentCalls } from '#contract/segments/segments.ts';
import { DialogButton, GoButton, HistoryButton, ListPage, RunButton, TextField, TextFilter, when } from '#web/ui/index.ts';
import { RunManyButton } from '../customer-runs/run-many-button.tsx';
import { CUSTOMERS, CUSTOMER_RUNS } from '../places.ts';
import { CustomerCount } from './customer-count.tsx';
import { OPENED, queryOf } from './query-of.ts';
import { SegmentConditions } from './segment-conditions.tsx';
import './segment.css';

const { groupMany, noticeMany, sendMany, tagMany } = customerRunCalls;

const addressOf = ({ id, filter }: Segment) => `${queryOf(filter)}&${OPENED}=${id}`;

const acts = (segment: Segment) => {
  const { id, name } = segment;
  const many = { chosen: { segmentId: id }, whom: `客群“${name}”` };
  return (
    <>
      <DialogButton label="编辑" title="编辑客群" says="编辑成功" width={520} call={segmentCalls.update} start={segment}>
        <p className="segment-draft">
          <SegmentConditions filter={segment.filter} />
        </p>
        <TextField name="name" maxLength={SEGMENT_NAME_MAX} showCount />
      </DialogButton>
      <RunManyButton act="coupon" call={sendMany} also={couponCalls.sendList} {...many} />
      <RunManyButton act="tags" call={tagMany} {...many} />
      <RunManyButton act="group" call={groupMany} {...many} />
      <RunManyButton act="notice" call={noticeMany} {...many} />
      <HistoryButton noun="segment" id={id} call={segmentCalls.list} />
      <RunButton label="删除" call={segmentCalls.delete} input={{ id }} danger />
    </>
  );
};

const toCustomers = <GoButton label="去用户列表筛选" to={CUSTOMERS} call={customerCalls.list} />;

/** Groups of customers by saved conditions, and what is done for all of them. */
export const SegmentList = () => (
  <ListPage
    title="客群"
    call={segmentCalls.list}
    filters={<TextFilter name="name" />}
    actions={
      <>
        {toCustomers}
        <GoButton label="批量操作记录" to={CUSTOMER_RUNS} call={customerRunCalls.listMany} />
      </>
    }
    columns={[
      {
        field: 'name',
        width: 200,
        card: 'title',
        show: (name, segment) => (
          <Link className="cell-open" to={`${CUSTOMERS}?${addressOf(segment)}`}>
            {name}
          </Link>
        ),
      },
      { field: 'filter', width: 360, show: (filter) => <SegmentConditions filter={filter} /> },
      {
        title: '现有用户',
        field: 'id',
        width: 104,
        align: 'right',
        card: 'status',
        show: (_, segment) => <CustomerCount query={addressOf(segment)} />,
      },
      { field: 'adminName', width: 112 },
      { field: 'createTime', show: when, card: 'none' },
    ]}
    rowActions={acts}
    empty={{ says: '还没有客群，在用户列表里设好筛选条件后点“存为客群”', action: toCustomers }}
  />
);
