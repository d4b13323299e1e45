import { lazy } from 'react';
import { type Participation, participationCalls, participationStates } from '#contract/marketing/participations.ts';
import { ChoiceFilter, type Column, DateRangeFilter, ListPage, OpenButton, figure, portrait, when, yuan } from '#web/ui/index.ts';

const HelpsDialog = lazy(() => import('./helps-dialog.tsx').then((module) => ({ default: module.HelpsDialog })));

const columns: readonly Column<Participation>[] = [
  { field: 'id', width: 44, card: 'none' },
  { field: 'avatar', show: portrait },
  { field: 'nickname', width: 84 },
  { field: 'addTime', width: 96, show: when },
  { field: 'title', width: 114, card: 'title' },
  { field: 'bargainPriceMin', width: 76, show: yuan },
  { field: 'nowPrice', width: 76, show: yuan },
  { field: 'peopleNum', width: 84, show: figure },
  { field: 'num', width: 94, show: figure },
  { field: 'dataTime', width: 96, show: when },
  { field: 'status', width: 76, card: 'status', of: participationStates },
];

/** Bargains that customers have started, the newest first. */
export const ParticipationList = () => (
  <ListPage
    title="砍价列表"
    called="砍价"
    call={participationCalls.list}
    filters={
      <>
        <DateRangeFilter name="dateLimit" label="时间选择" />
        <ChoiceFilter name="status" of={participationStates} />
      </>
    }
    columns={columns}
    rowActions={(participation) => (
      <OpenButton label="查看详情" call={participationCalls.helps}>
        {(close) => <HelpsDialog participation={participation} onClose={close} />}
      </OpenButton>
    )}
    empty={{ says: '还没有用户发起砍价' }}
  />
);
