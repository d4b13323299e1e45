import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { passkeyCalls } from '#contract/access/passkeys.ts';
import { notify } from '#web/ui/basics/notify.ts';
import { deviceSentence, makePasskey } from '#web/ui/basics/passkey-device.ts';
import { sentenceOf, useRun } from '#web/ui/wire/index.ts';

interface Typed {
  name: string;
  pwd: string;
}

/** Name and password first, then the device asks for finger, face or number. */
function AddForm({ onDone }: { onDone: () => void }) {
  const [form] = Form.useForm<Typed>();
  const [isAtDevice, setAtDevice] = useState(false);
  const { mutate: add, isPending: isAdding } = useRun(passkeyCalls.add, { then: onDone });
  const { mutate: begin, isPending: isBeginning } = useRun(passkeyCalls.begin, {
    then: (options) => {
      setAtDevice(true);
      makePasskey(options)
        .then((answer) => add({ name: form.getFieldValue('name'), answer }))
        .catch((error: unknown) => notify.error(deviceSentence(error) ?? sentenceOf(error)))
        .finally(() => setAtDevice(false));
    },
  });
  return (
    <Form name="passkey" form={form} layout="vertical" requiredMark={false} onFinish={({ pwd }: Typed) => begin({ pwd })}>
      <p className="two-step-about">添加后，在这台设备上用指纹、面容或锁屏密码就能登录，不用再输入密码和动态码。</p>
      <Form.Item name="name" label="名称" rules={[{ required: true, whitespace: true, message: '请输入名称' }]}>
        <Input maxLength={32} autoComplete="off" autoFocus placeholder="例如：店里的电脑" />
      </Form.Item>
      <Form.Item name="pwd" label="登录密码" rules={[{ required: true, message: '请输入密码' }]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isBeginning || isAtDevice || isAdding}>
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
