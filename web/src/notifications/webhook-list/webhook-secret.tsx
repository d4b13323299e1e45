import { ShownOnce } from '#web/ui/action/shown-once.tsx';
import { CopyText } from '#web/ui/index.ts';

export const WebhookSecret = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <ShownOnce
    title="签名密钥"
    noun="密钥"
    text={secret}
    warning="密钥只显示这一次，请现在复制给对方；丢了只能更换"
    onClose={onClose}
  >
    <p>
      <CopyText text={secret} />
    </p>
    <p>
      对方收到消息后，用密钥对“X-Signalbox-Timestamp 的值.消息正文”计算 HMAC-SHA256，与 X-Signalbox-Signature 中 v1=
      之后的内容比较，相同才可信。
    </p>
  </ShownOnce>
);
