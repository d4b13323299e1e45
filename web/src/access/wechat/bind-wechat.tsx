import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { twoStepCalls } from '#contract/access/two-step.ts';
import { type ScanState, isScanOpen, scanStates, wechatSignInCalls } from '#contract/access/wechat-sign-in.ts';
import { CodePicture } from '#web/ui/code-picture/code-picture.tsx';
import { inlineErrors, queryOf, useCall, useRun } from '#web/ui/wire/index.ts';
import { Refused } from '../refused.tsx';

type ProofKind = 'pwd' | 'code';

const SIDE = 208;
const WATCH_MS = 2000;
const words: Readonly<Record<ScanState, string>> = {
  waiting: '请用要绑定的微信扫一扫；在手机微信里打开时，长按二维码识别',
  scanned: '已扫码，请在手机上确认绑定',
  unbound: scanStates.labels.unbound,
  taken: '这个微信已绑定另一个账号，请先在那个账号的个人中心解绑',
  confirmed: '已绑定微信',
  refused: '已在手机上取消',
  gone: '二维码已过期，请关闭后重新绑定',
};

/** Code to scan, watched until the phone has answered. */
function BindingCode({ url, onBound }: { url: string; onBound: () => void }) {
  const { data } = useQuery({
    ...queryOf(wechatSignInCalls.bindingState, {}),
    ...inlineErrors,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (isScanOpen(state.data?.state ?? 'waiting') ? WATCH_MS : false),
  });
  const state = data?.state ?? 'waiting';
  return (
    <>
      {isScanOpen(state) && (
        <div className="two-step-picture">
          <CodePicture text={url} side={SIDE} label="绑定微信的二维码" />
        </div>
      )}
      <p role="status">{words[state]}</p>
      {state === 'confirmed' && (
        <Button type="primary" onClick={onBound}>
          完成
        </Button>
      )}
    </>
  );
}

/** The password or a code first, so that an open screen binds nobody else. */
function BindForm({ onBound }: { onBound: () => void }) {
  const [url, setUrl] = useState<string>();
  const { mutate, error, isPending } = useRun(wechatSignInCalls.beginBinding, { then: (drawn) => setUrl(drawn.url) });
  const twoStep = useCall(twoStepCalls.state, {}, { saysItself: true }).data;
  const [by, setBy] = useState<ProofKind>('pwd');
  if (url !== undefined) return <BindingCode url={url} onBound={onBound} />;
  const begin = ({ secret }: { secret: string }) => mutate(by === 'pwd' ? { pwd: secret } : { code: secret });
  return (
    <Form name="wechatBinding" layout="vertical" requiredMark={false} onFinish={begin}>
      <p className="two-step-about">先确认是您本人，再用微信扫码。</p>
      {twoStep?.isOn && (
        <Radio.Group
          value={by}
          options={[
            { value: 'pwd', label: '登录密码' },
            { value: 'code', label: '动态码' },
          ]}
          onChange={({ target }) => setBy(target.value === 'code' ? 'code' : 'pwd')}
        />
      )}
      <Form.Item
        key={by}
        name="secret"
        label={by === 'pwd' ? '登录密码' : '动态码'}
        rules={[{ required: true, message: by === 'pwd' ? '请输入密码' : '请输入动态码' }]}
      >
        {by === 'pwd' ? (
          <Input.Password autoComplete="current-password" maxLength={128} autoFocus />
        ) : (
          <Input autoComplete="one-time-code" maxLength={32} autoFocus />
        )}
      </Form.Item>
      <Refused error={error} />
      <Button type="primary" htmlType="submit" loading={isPending}>
        下一步
      </Button>
    </Form>
  );
}

export function BindWechat({ label, onDone }: { label: string; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onDone();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && (
        <Modal
          open
          className="form-dialog"
          title="绑定微信"
          width={420}
          footer={null}
          mask={{ closable: false }}
          onCancel={close}
        >
          <BindForm onBound={close} />
        </Modal>
      )}
    </>
  );
}
