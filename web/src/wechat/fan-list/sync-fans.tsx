import { SyncOutlined } from '@ant-design/icons';
import { type FanSync, fanCalls } from '#contract/wechat/fans.ts';
import { RunButton, shortMoment, useCall } from '#web/ui/index.ts';
import { usePolling } from '#web/ui/wire/index.ts';

const POLL_MS = 3000;

/** How far a sync is, read again as long as it is at work, with the fans that it has found. */
function AtWork({ of: { handled, total } }: { of: FanSync }) {
  usePolling(fanCalls.list, POLL_MS);
  return <small role="status">{total > 0 ? `同步中：${handled} / ${total}` : '同步中'}</small>;
}

const saidOf = ({ state, handled, total, reason, endTime }: FanSync): string =>
  state === 'failed'
    ? `同步没有完成（${handled} / ${total}）：${reason}`
    : `上次同步 ${endTime ? shortMoment(endTime) : ''}，共 ${handled} 人`;

/** Begins a sync, and says how far the last one is. */
export function SyncFans() {
  const { data: last } = useCall(fanCalls.syncState, {});
  return (
    <>
      {last?.state === 'running' && <AtWork of={last} />}
      {last && last.state !== 'running' && <small role="status">{saidOf(last)}</small>}
      <RunButton
        label="同步粉丝"
        call={fanCalls.sync}
        input={{}}
        icon={<SyncOutlined aria-hidden />}
        ask="从公众号读取全部粉丝和标签，人多时要几分钟，期间可以离开。"
        touches={['fan']}
      />
    </>
  );
}
