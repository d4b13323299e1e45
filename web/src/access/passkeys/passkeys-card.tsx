import { Card, Skeleton } from 'antd';
import { passkeyCalls } from '#contract/access/passkeys.ts';
import { RunButton } from '#web/ui/action/run-button.tsx';
import { hasPasskeys } from '#web/ui/basics/passkey-device.ts';
import { ago, shortMoment } from '#web/ui/cells/when.tsx';
import { Failing } from '#web/ui/index.ts';
import { useCall } from '#web/ui/wire/index.ts';
import '../two-step/two-step.css';
import { AddPasskey } from './add-passkey.tsx';

/** Passkeys of the person; a device that is lost is taken out here. */
function Passkeys() {
  const { data, error, refetch } = useCall(passkeyCalls.list, {}, { saysItself: true });
  if (error && !data) return <Failing error={error} again={() => void refetch()} />;
  if (!data) return <Skeleton active title={false} />;
  if (data.length === 0) return <p className="two-step-about">用指纹、面容或锁屏密码登录，不用输入密码；假冒的网站骗不走它。</p>;
  return (
    <ul className="devices">
      {data.map(({ id, name, host, createTime, lastTime }) => (
        <li key={id}>
          <div>
            <strong>{name}</strong>
            <div className="devices-about">
              {host} · {shortMoment(createTime)} 添加 · {lastTime ? <>最近使用 {ago(lastTime)}</> : '还没有用过'}
            </div>
          </div>
          <RunButton
            label="删除"
            call={passkeyCalls.delete}
            input={{ id }}
            danger
            ask={`确定删除通行密钥“${name}”？这台设备以后要用密码登录。`}
          />
        </li>
      ))}
    </ul>
  );
}

export const PasskeysCard = () => (
  <Card title="通行密钥">
    <Passkeys />
    {hasPasskeys() ? (
      <AddPasskey />
    ) : (
      <p className="two-step-about">当前浏览器或访问地址不能添加：请用 https 的域名打开后台，并更新浏览器。</p>
    )}
  </Card>
);
