import type { AdminRow } from '#contract/access/administrator-record.ts';
import { administratorCalls } from '#contract/access/administrators.ts';
import type { Key } from '#web/ui/wire/index.ts';
import { RecordDialog, useSession } from '#web/ui/index.ts';
import { AdminFields } from './admin-fields.tsx';

interface Props {
  /** The one to change; none for a new one. */
  admin?: AdminRow;
  /** Repeats the call of the dialog, where the list looks for it. */
  call?: Key;
}

const blank = { account: '', pwd: '', realName: '', roles: [], phone: '', status: true, mustChangePassword: true };

/** Initial values of the dialog; of one’s own account only what one may change there. */
const draftOf = ({ id, account, realName, roles, phone, status }: AdminRow, isOwn: boolean) => ({
  id,
  account,
  realName,
  phone: phone ?? '',
  ...(!isOwn && { status, pwd: '', roles: roles.split(',').filter(Boolean).map(Number), mustChangePassword: true }),
});

/** The dialog of an administrator. */
export function AdminDialog({ admin }: Props) {
  const name = useSession(({ info }) => info?.name);
  const isOwn = admin?.account === name;
  return (
    <RecordDialog
      noun="管理员"
      save={administratorCalls.save}
      call={administratorCalls.update}
      blank={blank}
      record={admin && draftOf(admin, isOwn)}
      says={admin ? '更新管理员成功' : '创建管理员成功'}
    >
      <AdminFields isNew={!admin} isOwn={isOwn} />
    </RecordDialog>
  );
}
