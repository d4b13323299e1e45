import { type StaffSession, staffSessionCalls } from '#contract/access/staff-sessions.ts';
import { type Column, ListPage, RunButton, Signal, TextFilter, when } from '#web/ui/index.ts';

const columns: readonly Column<StaffSession>[] = [
  { field: 'realName', width: 140, card: 'title' },
  { field: 'account', width: 140 },
  { field: 'device', width: 180 },
  { field: 'address', width: 150 },
  { field: 'createTime', show: when, card: 'none' },
  { field: 'lastTime', show: when },
  { title: '本机', field: 'isCurrent', width: 84, card: 'status', show: (own) => own && <Signal of="done">本机</Signal> },
];

const acts = ({ id, adminId, realName, device, isCurrent }: StaffSession) => (
  <>
    {!isCurrent && (
      <RunButton
        label="退出"
        call={staffSessionCalls.revoke}
        input={{ id }}
        ask={`确定让“${realName}”退出 ${device}？没有保存的内容会丢失。`}
        says="已退出该设备"
        danger
      />
    )}
    <RunButton
      label={isCurrent ? '退出其他设备' : '全部退出'}
      call={staffSessionCalls.revokeAll}
      input={{ adminId }}
      ask={
        isCurrent
          ? '确定退出您登录的其他设备？那些设备上没有保存的内容会丢失。'
          : `确定让“${realName}”退出所有设备？没有保存的内容会丢失。`
      }
      says={({ ended }) => (ended > 0 ? `已退出 ${ended} 台设备` : '没有其他设备')}
      danger
    />
  </>
);

/** Staff who are signed in, and where. */
export const SessionList = () => (
  <ListPage
    title="在线会话"
    call={staffSessionCalls.list}
    filters={
      <>
        <TextFilter name="keywords" />
        <TextFilter name="address" />
      </>
    }
    columns={columns}
    rowActions={acts}
    empty={{ says: '没有人登录' }}
  />
);
