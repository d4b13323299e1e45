import { useQuery } from '@tanstack/react-query';
import { SyncOutlined } from '@ant-design/icons';
import { type FanSync, fanCalls } from '#contract/wechat/fans.ts';
import { RunButton, shortMoment } from '#web/ui/index.ts';
import { queryOf } from '#web/ui/wire/index.ts';

const POLL_MS = 3000;

function saidOf({ state, handled, total, reason, endTime }: FanSync): string {
  if (state === 'running') return `同步中：${handled} / ${total}`;
  if (state === 'failed') return `同步没有完成（${handled} / ${total}）：${reason}`;
  return `上次同步 ${endTime ? shortMoment(endTime) : ''}，共 ${handled} 人`;
}

/** Begins a sync, and says how far the last one is. */
export function SyncFans() {
  const { data } = useQuery({
    ...queryOf(fanCalls.syncState, {}),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? POLL_MS : false),
  });
  return (
    <>
      {data && <small role="status">{saidOf(data)}</small>}
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
