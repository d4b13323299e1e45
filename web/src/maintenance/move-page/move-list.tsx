import { type MoveRow, moveCalls, moveKinds, moveStates } from '#contract/move-in/moves.ts';
import { openingCalls } from '#contract/move-in/openings.ts';
import { type Column, GoButton, ListPage, figure, useCall, usePolling, when } from '#web/ui/index.ts';
import { MOVE_BEGIN, MOVE_RUN } from '../places.ts';
import { OpeningButton } from './opening-button.tsx';

const POLL_MS = 5000;

const columns: readonly Column<MoveRow>[] = [
  { field: 'dump', width: 240, card: 'title' },
  { field: 'isDry', width: 96, of: moveKinds },
  { field: 'state', width: 136, of: moveStates, card: 'status' },
  { field: 'brought', width: 104, show: (brought) => brought !== null && figure(brought) },
  { field: 'differing', width: 80, show: (differing) => differing !== null && figure(differing) },
  { field: 'by', width: 96 },
  { field: 'createTime', show: when },
  { field: 'endTime', show: when },
];

/** Way to the next move, which a shop that has opened takes no more. */
function Begin() {
  const { data } = useCall(openingCalls.info, {}, { saysItself: true });
  return data?.openedTime ? null : <GoButton label="迁入旧店" to={MOVE_BEGIN} call={moveCalls.begin} primary />;
}

/** Every move of another shop into this one, tried or for good. */
export function MoveList() {
  usePolling(moveCalls.list, POLL_MS);
  return (
    <ListPage
      title="迁入"
      call={moveCalls.list}
      columns={columns}
      rowActions={({ id }) => <GoButton label="查看" to={`${MOVE_RUN}/${id}`} call={moveCalls.info} />}
      actions={
        <>
          <OpeningButton label="开始营业" />
          <Begin />
        </>
      }
      empty={{
        says: '还没有迁入过。在 CRMEB 上经营的店，可以用它的数据库备份整店搬来：商品、用户、订单、余额、优惠券都在，先试运行看报告，再正式迁入',
        action: <Begin />,
      }}
    />
  );
}
