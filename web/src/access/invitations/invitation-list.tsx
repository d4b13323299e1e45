import { INVITATION_HOURS, type Invitation, type InvitationSent, invitationStates } from '#contract/access/invitation-record.ts';
import { invitationCalls } from '#contract/access/invitations.ts';
import { Masked } from '#web/ui/cells/masked.tsx';
import { ChoiceTabs, type Column, HistoryButton, ListPage, RunButton, TextFilter, when } from '#web/ui/index.ts';
import { InviteButton, useSentLink } from './invite-button.tsx';

const { list, save, resend, withdraw } = invitationCalls;

const HOURS = { hours: INVITATION_HOURS };

const columns: readonly Column<Invitation>[] = [
  { field: 'realName', width: 96, card: 'title' },
  { field: 'roleNames', width: 160 },
  { field: 'placeNames', width: 150 },
  { field: 'state', of: invitationStates },
  { field: 'email', width: 144 },
  { field: 'phone', width: 112, show: (phone) => phone && <Masked text={phone} />, card: 'none' },
  { field: 'inviterName', width: 88 },
  { field: 'expireTime', width: 104, show: when },
  { field: 'account', width: 104 },
  { field: 'acceptTime', width: 104, show: when, hidden: true },
  { field: 'createTime', width: 104, show: when, hidden: true },
];

const isOpen = ({ state }: Invitation) => state === invitationStates.pending || state === invitationStates.expired;

/** Acts on an invitation that nobody has accepted; of others only the history is left. */
const actsOf = (invitation: Invitation, tell: (sent: InvitationSent) => void) => {
  const { id, realName, email } = invitation;
  return (
    <>
      {isOpen(invitation) && email !== '' && (
        <RunButton
          label="重新发送"
          call={resend}
          input={{ id, byMail: true, ...HOURS }}
          ask={`重新发送邀请邮件到 ${email}？之前的链接不能再用。`}
          then={tell}
        />
      )}
      {isOpen(invitation) && (
        <RunButton
          label="换新链接"
          call={resend}
          input={{ id, byMail: false, ...HOURS }}
          ask={`给${realName}换一个新的邀请链接？之前的链接不能再用。`}
          then={tell}
        />
      )}
      <HistoryButton noun="invitation" id={id} call={list} />
      {isOpen(invitation) && (
        <RunButton label="撤回" call={withdraw} input={{ id }} ask={`撤回给${realName}的邀请？链接不能再用。`} danger />
      )}
    </>
  );
};

const invite = <InviteButton primary call={save} />;

/** Invitations of staff, and what became of them. */
export function InvitationList() {
  const { tell, link } = useSentLink();
  return (
    <>
      <ListPage
        title="员工邀请"
        call={list}
        tabs={<ChoiceTabs name="state" of={invitationStates} call={list} />}
        filters={<TextFilter name="keywords" />}
        actions={invite}
        columns={columns}
        rowActions={(invitation) => actsOf(invitation, tell)}
        empty={{ says: '还没有邀请，员工可以通过邀请链接自己设置账号和密码', action: invite }}
      />
      {link}
    </>
  );
}
