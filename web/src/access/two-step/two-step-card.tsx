import { Button, Card, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { twoStepCalls } from '#contract/access/two-step.ts';
import { Signal } from '#web/ui/cells/signal.tsx';
import { DialogButton, Failing, TextField } from '#web/ui/index.ts';
import { useCall } from '#web/ui/wire/index.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';
import './two-step.css';

const FEW = 3;

const code = (
  <TextField
    name="code"
    label="动态码"
    help="手机验证器上的 6 位数字，或一个恢复码"
    autoComplete="one-time-code"
    maxLength={32}
  />
);

const TurnOff = () => (
  <DialogButton
    label="关闭"
    title="关闭两步登录"
    saveLabel="关闭两步登录"
    call={twoStepCalls.turnOff}
    start={{ code: '' }}
    width={420}
  >
    {code}
  </DialogButton>
);

const RenewCodes = ({ onCodes }: { onCodes: (codes: readonly string[]) => void }) => (
  <DialogButton
    label="更换恢复码"
    title="更换恢复码"
    saveLabel="更换"
    call={twoStepCalls.renewCodes}
    start={{ code: '' }}
    then={({ codes }) => onCodes(codes)}
    width={420}
  >
    {code}
  </DialogButton>
);

/** Two-step sign-in of the person: off, or on with what is left of the recovery codes. */
export function TwoStepCard() {
  const { data, error, refetch } = useCall(twoStepCalls.state, {}, { saysItself: true });
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const keep = (fresh: readonly string[]) => {
    setSettingUp(false);
    setCodes(fresh);
  };
  return (
    <Card title="两步登录" extra={data && <Signal of={data.isOn ? 'done' : 'rest'}>{data.isOn ? '已开启' : '未开启'}</Signal>}>
      {error && !data && <Failing error={error} again={() => void refetch()} />}
      {!error && !data && <Skeleton.Button active />}
      {data && !data.isOn && (
        <>
          <p className="two-step-about">登录时除了密码，再输入手机验证器上的动态码。</p>
          <Button onClick={() => setSettingUp(true)}>开启两步登录</Button>
        </>
      )}
      {data?.isOn && (
        <>
          <p className={data.codesLeft < FEW ? 'two-step-few' : 'two-step-about'}>
            {data.codesLeft < FEW ? `恢复码只剩 ${data.codesLeft} 个，请及时更换。` : `恢复码还剩 ${data.codesLeft} 个。`}
            {data.isRequired && '您的角色要求两步登录，不能关闭。'}
          </p>
          <div className="two-step-acts">
            <RenewCodes onCodes={setCodes} />
            {!data.isRequired && <TurnOff />}
          </div>
        </>
      )}
      {isSettingUp && (
        <Modal
          open
          className="form-dialog"
          title="开启两步登录"
          width={460}
          footer={null}
          mask={{ closable: false }}
          onCancel={() => setSettingUp(false)}
        >
          <SetUp onCodes={keep} />
        </Modal>
      )}
      {codes && (
        <Modal
          open
          className="form-dialog"
          title="恢复码"
          width={460}
          footer={null}
          closable={false}
          keyboard={false}
          mask={{ closable: false }}
        >
          <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />
        </Modal>
      )}
    </Card>
  );
}
