import { lazy } from 'react';
import { providers, unverifiedReasons } from '#contract/services/callbacks.ts';
import { labelOf } from '#contract/choices.ts';
import { type IncomingNoticeRow, incomingNoticeCalls, incomingNoticeStates } from '#contract/services/incoming-notices.ts';
import { ChoiceFilter, type Column, DateRangeFilter, ListPage, OpenButton, RunButton, figure, when } from '#web/ui/index.ts';

const NoticeDialog = lazy(() => import('./notice-dialog.tsx').then((module) => ({ default: module.NoticeDialog })));

const verificationOf = ({ why, about }: IncomingNoticeRow): string =>
  why === null ? '通过' : `${labelOf(unverifiedReasons, why) ?? why}${about === '' ? '' : `：${about}`}`;

const columns: readonly Column<IncomingNoticeRow>[] = [
  { field: 'id', width: 48, card: 'none' },
  { field: 'createTime', show: when },
  { field: 'provider', width: 84, of: providers },
  { field: 'label', width: 96, card: 'title' },
  { field: 'why', width: 216, show: (_, row) => verificationOf(row) },
  { field: 'state', width: 104, of: incomingNoticeStates, card: 'status' },
  { field: 'says', width: 240 },
  { field: 'times', width: 64, show: figure },
  { field: 'updateTime', show: when, card: 'none', hidden: true },
];

const isOpen = ({ state }: IncomingNoticeRow) => state === incomingNoticeStates.waiting || state === incomingNoticeStates.refused;

/** List of what providers sent us, and what became of it. */
export const IncomingNoticeList = () => (
  <ListPage
    title="接收记录"
    call={incomingNoticeCalls.list}
    filters={
      <>
        <ChoiceFilter name="state" of={incomingNoticeStates} />
        <DateRangeFilter name="dateLimit" />
      </>
    }
    columns={columns}
    rowActions={(row) => (
      <>
        <OpenButton label="查看" call={incomingNoticeCalls.info}>
          {(close) => <NoticeDialog id={row.id} onClose={close} />}
        </OpenButton>
        {isOpen(row) && (
          <RunButton
            label="重新处理"
            call={incomingNoticeCalls.again}
            input={{ id: row.id }}
            ask="按收到时的内容再验证、处理一次？已经处理过的不会重复。"
            says="已重新处理"
          />
        )}
      </>
    )}
    empty={{ says: '30 天内没有收到服务商的通知' }}
  />
);
