import { Alert, Button, Modal } from 'antd';
import { CopyText, copy } from '#web/ui/cells/copy-text.tsx';

/** The only time the secret is seen; nothing but the button closes it. */
export const WebhookSecret = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Modal
    open
    title="签名密钥"
    closable={false}
    keyboard={false}
    mask={{ closable: false }}
    footer={
      <>
        <Button onClick={() => void copy(secret)}>复制密钥</Button>
        <Button type="primary" onClick={onClose}>
          我已保存
        </Button>
      </>
    }
  >
    <Alert type="warning" showIcon title="密钥只显示这一次，请现在复制给对方；丢了只能更换" />
    <p>
      <CopyText text={secret} />
    </p>
    <p>
      对方收到消息后，用密钥对“X-Signalbox-Timestamp 的值.消息正文”计算 HMAC-SHA256，与 X-Signalbox-Signature 中 v1=
      之后的内容比较，相同才可信。
    </p>
  </Modal>
);
