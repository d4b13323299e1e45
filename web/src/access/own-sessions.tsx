import { Skeleton } from 'antd';
import { sessionCalls } from '#contract/access/sessions.ts';
import { RunButton } from '#web/ui/action/run-button.tsx';
import { Signal } from '#web/ui/cells/signal.tsx';
import { ago, shortMoment } from '#web/ui/cells/when.tsx';
import { Failing } from '#web/ui/index.ts';
import { useCall } from '#web/ui/wire/index.ts';

/** Sessions of the person; a device that is not known can be signed out from here. */
export function OwnSessions() {
  const { data, error, refetch } = useCall(sessionCalls.list, {}, { saysItself: true });
  if (error && !data) return <Failing error={error} again={() => void refetch()} />;
  if (!data) return <Skeleton active title={false} />;
  return (
    <>
      <ul className="devices">
        {data.map(({ id, device, address, createTime, lastTime, isCurrent }) => (
          <li key={id}>
            <div>
              <strong>{device}</strong> {isCurrent && <Signal of="done">本机</Signal>}
              <div className="devices-about">
                {address} · {shortMoment(createTime)} 登录 · 最近使用 {ago(lastTime)}
              </div>
            </div>
            {!isCurrent && <RunButton label="退出" call={sessionCalls.revoke} input={{ id }} />}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <RunButton
          label="退出其他设备"
          call={sessionCalls.revokeOthers}
          input={{}}
          danger
          ask={`确定退出其他 ${data.length - 1} 台设备？这些设备需要重新登录。`}
        />
      )}
    </>
  );
}
