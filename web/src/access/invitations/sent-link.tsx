import { useEffect, useState } from 'react';
import type { InvitationSent } from '#contract/access/invitation-record.ts';
import { ShownOnce } from '#web/ui/action/shown-once.tsx';
import { CopyText, copyQuietly, when } from '#web/ui/index.ts';
import { below } from '#web/ui/basics/below.ts';
import './invitations.css';

interface Props {
  sent: InvitationSent;
  onClose: () => void;
}

/** The link of an invitation, on the clipboard where the browser lets it. */
export function SentLink({ sent: { secret, expireTime }, onClose }: Props) {
  const link = `${window.location.origin}${below('/invitation/')}${secret ?? ''}`;
  const [isCopied, setCopied] = useState(false);
  useEffect(() => void copyQuietly(link).then(setCopied), [link]);
  return (
    <ShownOnce
      title="邀请链接"
      noun="链接"
      text={link}
      warning={`${isCopied ? '链接已复制' : '请现在复制链接'}，发给对方本人。只显示这一次，丢了可以在列表里换一个新的`}
      onClose={onClose}
    >
      <p className="invitation-link">
        <CopyText text={link} />
      </p>
      <p>只能用一次，{when(expireTime)} 前有效。谁先打开并设置账号，谁就是这位员工。</p>
    </ShownOnce>
  );
}
