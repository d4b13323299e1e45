import { Alert, Button, Modal } from 'antd';
import type { InvitationSent } from '#contract/access/invitations.ts';
import { CopyText, copy } from '#web/ui/cells/copy-text.tsx';
import { when } from '#web/ui/index.ts';
import { below } from '#web/ui/basics/below.ts';
import './invitations.css';

interface Props {
  sent: InvitationSent;
  onClose: () => void;
}

/** The only time the link is seen; nothing but the button closes it. */
export function SentLink({ sent: { secret, expireTime }, onClose }: Props) {
  const link = `${window.location.origin}${below('/invitation/')}${secret ?? ''}`;
  return (
    <Modal
      open
      title="邀请链接"
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={() => void copy(link)}>复制链接</Button>
          <Button type="primary" onClick={onClose}>
            我已保存
          </Button>
        </>
      }
    >
      <Alert type="warning" showIcon title="链接只显示这一次，请现在复制，发给对方本人；丢了可以在列表里换一个新的" />
      <p className="invitation-link">
        <CopyText text={link} />
      </p>
      <p>只能用一次，{when(expireTime)} 前有效。谁先打开并设置账号，谁就是这位员工。</p>
    </Modal>
  );
}
