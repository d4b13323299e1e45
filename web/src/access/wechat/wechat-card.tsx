import { Card, Skeleton } from 'antd';
import { wechatSignInCalls } from '#contract/access/wechat-sign-in.ts';
import { RunButton } from '#web/ui/action/run-button.tsx';
import { ago, shortMoment } from '#web/ui/cells/when.tsx';
import { Failing } from '#web/ui/index.ts';
import { useCall } from '#web/ui/wire/index.ts';
import '../two-step/two-step.css';
import { BindWechat } from './bind-wechat.tsx';

/** WeChat by which the person signs in, and what the shop lacks before one can be bound. */
function Binding() {
  const { data, error, refetch } = useCall(wechatSignInCalls.own, {}, { saysItself: true });
  if (error && !data) return <Failing error={error} again={() => void refetch()} />;
  if (!data) return <Skeleton active title={false} />;
  const { binding, lacks } = data;
  return (
    <>
      <p className="two-step-about">
        {binding ? (
          <>
            已绑定 · {shortMoment(binding.createTime)} 绑定 ·{' '}
            {binding.lastTime ? <>最近使用 {ago(binding.lastTime)}</> : '还没有用过'}
          </>
        ) : (
          '绑定后，在微信里打开后台直接登录，在电脑上可以扫码登录。开启了两步登录的账号仍要输入动态码。'
        )}
      </p>
      {lacks !== '' && <p className="two-step-about">{lacks}</p>}
      <div className="two-step-acts">
        {lacks === '' && <BindWechat label={binding ? '更换微信' : '绑定微信'} onDone={() => void refetch()} />}
        {binding && (
          <RunButton
            label="解绑"
            call={wechatSignInCalls.unbind}
            input={{}}
            danger
            then={() => void refetch()}
            ask="确定解绑微信？以后要用密码登录，已登录的设备不受影响。"
          />
        )}
      </div>
    </>
  );
}

export const WechatCard = () => (
  <Card title="微信">
    <Binding />
  </Card>
);
