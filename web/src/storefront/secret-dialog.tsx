import { Alert, Button, Modal } from 'antd';
import type { Answer } from '#contract/call.ts';
import type { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import { CopyText, copy } from '#web/ui/cells/copy-text.tsx';
import { below } from '#web/ui/basics/below.ts';
import './storefront.css';

export type Secret = Answer<typeof storefrontKeyCalls.save>;

/** The only time the secret is seen; nothing but the button closes it. */
export const SecretDialog = ({ secret: { keyId, secret }, onClose }: { secret: Secret; onClose: () => void }) => (
  <Modal
    open
    title="密钥已生成"
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
    <Alert type="warning" showIcon title="密钥只显示这一次，请现在复制保存；丢了只能更换" />
    <dl className="secret">
      <dt>密钥编号</dt>
      <dd>
        <CopyText text={keyId} />
      </dd>
      <dt>密钥</dt>
      <dd>
        <CopyText text={secret} />
      </dd>
    </dl>
    <p className="secret-docs">
      签名方法和示例见 <a href={below('/api/docs')}>接口文档</a>
    </p>
  </Modal>
);
