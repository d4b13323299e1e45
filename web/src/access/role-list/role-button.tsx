import { PlusOutlined } from '@ant-design/icons';
import { Suspense, lazy, useState } from 'react';
import { type RoleRow, roleCalls } from '#contract/access/roles.ts';
import { SlotButton, SlotProvider } from '#web/ui/action/slot.tsx';
import { type Key, useMay } from '#web/ui/wire/index.ts';

const RoleDialog = lazy(() => import('./role-dialog.tsx').then((module) => ({ default: module.RoleDialog })));

interface Props {
  /** The one to change; none for a new one. */
  role?: RoleRow;
  /** Repeats the call of the dialog, where the list looks for it. */
  call?: Key;
}

/** Opens the dialog of a role. */
export function RoleButton({ role }: Props) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  if (!may(role ? roleCalls.update : roleCalls.save) || (role && !may(roleCalls.info))) return null;
  const look = role ? {} : ({ type: 'primary', icon: <PlusOutlined aria-hidden /> } as const);
  return (
    <>
      <SlotButton {...look} onClick={() => setOpen(true)}>
        {role ? '编辑' : '添加角色'}
      </SlotButton>
      <SlotProvider value="bar">
        <Suspense>{isOpen && <RoleDialog role={role} onClose={() => setOpen(false)} />}</Suspense>
      </SlotProvider>
    </>
  );
}
