import type { InvitationSent } from '#contract/access/invitations.ts';
import { ShownOnce } from '#web/ui/action/shown-once.tsx';
import { CopyText, when } from '#web/ui/index.ts';
import { below } from '#web/ui/basics/below.ts';
import './invitations.css';

interface Props {
  sent: InvitationSent;
  onClose: () => void;
}

export function SentLink({ sent: { secret, expireTime }, onClose }: Props) {
  const link = `${window.location.origin}${below('/invitation/')}${secret ?? ''}`;
  return (
    <ShownOnce
      title="邀请链接"
      noun="链接"
      text={link}
      warning="链接只显示这一次，请现在复制，发给对方本人；丢了可以在列表里换一个新的"
      onClose={onClose}
    >
      <p className="invitation-link">
        <CopyText text={link} />
      </p>
      <p>只能用一次，{when(expireTime)} 前有效。谁先打开并设置账号，谁就是这位员工。</p>
    </ShownOnce>
  );
}
