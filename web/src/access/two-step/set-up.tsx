import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { twoStepCalls } from '#contract/access/two-step.ts';
import type { Answer } from '#contract/call.ts';
import { useRun } from '#web/ui/wire/index.ts';
import { Refused } from '../refused.tsx';
import { BindForm } from './bind-form.tsx';

/** Password first, then the app and its first code; `onCodes` has the recovery codes, this once. */
export function SetUp({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const [begun, setBegun] = useState<Answer<typeof twoStepCalls.begin>>();
  const { mutate, isPending, error } = useRun(twoStepCalls.begin, { then: setBegun });
  if (begun) return <BindForm {...begun} onCodes={onCodes} />;
  return (
    <Form name="twoStep" layout="vertical" requiredMark={false} onFinish={(typed: { pwd: string }) => mutate(typed)}>
      <p className="two-step-about">开启后，登录时除了密码，还要输入手机验证器上的 6 位动态码；密码被别人知道了也进不来。</p>
      <Form.Item name="pwd" label="登录密码" rules={[{ required: true, message: '请输入密码' }]}>
        <Input.Password autoComplete="current-password" autoFocus />
      </Form.Item>
      <Refused error={error} />
      <Button type="primary" htmlType="submit" loading={isPending}>
        下一步
      </Button>
    </Form>
  );
}
