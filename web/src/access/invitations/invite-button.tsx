import { MailOutlined } from '@ant-design/icons';
import { lazy, useState } from 'react';
import { INVITATION_HOURS, type InvitationSent } from '#contract/access/invitation-record.ts';
import { invitationCalls } from '#contract/access/invitations.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { type Key, OpenButton, notify } from '#web/ui/index.ts';
import { SentLink } from './sent-link.tsx';

const InvitationFields = lazy(() => import('./invitation-fields.tsx').then((module) => ({ default: module.InvitationFields })));

const { save } = invitationCalls;

const start = { realName: '', roleIds: [], shopIds: [], operatorId: null, phone: '', email: '', hours: INVITATION_HOURS };

/** Shows the link that was answered, or says where it was sent. */
export function useSentLink() {
  const [sent, setSent] = useState<InvitationSent>();
  return {
    tell: (answer: InvitationSent) => {
      if (answer.secret === null) notify.success(`邀请已发到 ${answer.email}`);
      else setSent(answer);
    },
    link: sent && <SentLink sent={sent} onClose={() => setSent(undefined)} />,
  };
}

interface Props {
  primary?: boolean;
  /** Repeats the call of the form, where the list looks for it. */
  call?: Key;
}

/** Opens the form of an invitation, and then the link. */
export function InviteButton({ primary = false }: Props) {
  const { tell, link } = useSentLink();
  return (
    <>
      <OpenButton label="邀请员工" call={save} primary={primary} icon={<MailOutlined aria-hidden />}>
        {(close) => (
          <FormDialog title="邀请员工" label="创建邀请" call={save} start={start} then={tell} onClose={close}>
            <InvitationFields />
          </FormDialog>
        )}
      </OpenButton>
      {link}
    </>
  );
}
