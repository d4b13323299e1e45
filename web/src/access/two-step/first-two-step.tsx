import { Alert, Button, Card } from 'antd';
import { useState } from 'react';
import '../access.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';
import './two-step.css';

interface Props {
  onDone: () => void;
  onLeave: () => void;
}

/** Stands before everything else while a role asks for two-step sign-in that is not set up. */
export function FirstTwoStep({ onDone, onLeave }: Props) {
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <main className="first-password">
      <Card title={codes ? '两步登录已开启' : '请先开启两步登录'} extra={<Button onClick={onLeave}>退出</Button>}>
        {codes ? (
          <RecoveryCodes codes={codes} label="我已保存，进入系统" onSaved={onDone} />
        ) : (
          <>
            <Alert type="warning" showIcon title="您的角色要求两步登录，开启后才能继续使用。" className="two-step-alert" />
            <SetUp onCodes={setCodes} />
          </>
        )}
      </Card>
    </main>
  );
}
