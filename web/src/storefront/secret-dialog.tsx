import type { Answer } from '#contract/call.ts';
import type { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import { ShownOnce } from '#web/ui/action/shown-once.tsx';
import { CopyText } from '#web/ui/index.ts';
import { below } from '#web/ui/basics/below.ts';
import './storefront.css';

export type Secret = Answer<typeof storefrontKeyCalls.save>;

export const SecretDialog = ({ secret: { keyId, secret }, onClose }: { secret: Secret; onClose: () => void }) => (
  <ShownOnce
    title="密钥已生成"
    noun="密钥"
    text={secret}
    warning="密钥只显示这一次，请现在复制保存；丢了只能更换"
    onClose={onClose}
  >
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
  </ShownOnce>
);
