import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { passkeyCalls } from '#contract/access/passkeys.ts';
import { deviceSentence, makePasskey } from '#web/ui/basics/passkey-device.ts';
import { sentenceOf, useRun } from '#web/ui/wire/index.ts';
import { Refused } from '../refused.tsx';

interface PasskeyForm {
  name: string;
  pwd: string;
}

const wordsOf = (error: unknown) => deviceSentence(error) ?? sentenceOf(error);

/** Name and password first, then the device asks for finger, face or number. */
function AddForm({ onDone }: { onDone: () => void }) {
  const [form] = Form.useForm<PasskeyForm>();
  const [isAtDevice, setAtDevice] = useState(false);
  const [deviceError, setDeviceError] = useState<unknown>();
  const adding = useRun(passkeyCalls.add, { then: onDone });
  const beginning = useRun(passkeyCalls.begin, {
    then: (options) => {
      setAtDevice(true);
      makePasskey(options)
        .then((answer) => adding.mutate({ name: form.getFieldValue('name'), answer }))
        .catch(setDeviceError)
        .finally(() => setAtDevice(false));
    },
  });
  const begin = ({ pwd }: PasskeyForm) => {
    setDeviceError(undefined);
    adding.reset();
    beginning.mutate({ pwd });
  };
  return (
    <Form name="passkey" form={form} layout="vertical" requiredMark={false} onFinish={begin}>
      <p className="two-step-about">添加后，在这台设备上用指纹、面容或锁屏密码就能登录，不用再输入密码和动态码。</p>
      <Form.Item name="name" label="名称" rules={[{ required: true, whitespace: true, message: '请输入名称' }]}>
        <Input maxLength={32} autoComplete="off" autoFocus placeholder="例如：店里的电脑" />
      </Form.Item>
      <Form.Item name="pwd" label="登录密码" rules={[{ required: true, message: '请输入密码' }]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Refused error={deviceError ?? adding.error ?? beginning.error} words={wordsOf} />
      <Button type="primary" htmlType="submit" loading={beginning.isPending || isAtDevice || adding.isPending}>
        {isAtDevice ? '请按设备的提示操作' : '下一步'}
      </Button>
    </Form>
  );
}

export function AddPasskey() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>添加通行密钥</Button>
      {isOpen && (
        <Modal
          open
          className="form-dialog"
          title="添加通行密钥"
          width={460}
          footer={null}
          mask={{ closable: false }}
          onCancel={() => setOpen(false)}
        >
          <AddForm onDone={() => setOpen(false)} />
        </Modal>
      )}
    </>
  );
}
