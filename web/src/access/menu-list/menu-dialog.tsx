import { type MenuRow, menuCalls, menuTypes } from '#contract/access/menus.ts';
import { RecordDialog } from '#web/ui/form/record-dialog.tsx';
import type { Key } from '#web/ui/wire/index.ts';
import { MenuFields } from './menu-fields.tsx';

interface Props {
  /** The one to change; none for a new one. */
  menu?: MenuRow;
  /** Parent of a new one; the top unless given. */
  below?: MenuRow;
  /** Repeats the call of the dialog, where the list looks for it. */
  call?: Key;
}

const WIDTH = 680;

/** Below a directory stand pages, below a page its buttons. */
function blankBelow(parent: MenuRow | undefined) {
  const menuType = !parent ? menuTypes.directory : parent.menuType === menuTypes.directory ? menuTypes.page : menuTypes.button;
  return { pid: parent?.id ?? 0, menuType, name: '', icon: '', component: '', perms: '', sort: 0, isShow: true };
}

const draftOf = ({ id, pid, menuType, name, icon, component, perms, sort, isShow }: MenuRow) => ({
  id,
  pid,
  menuType,
  name,
  sort,
  isShow,
  icon: icon ?? '',
  component: component ?? '',
  perms: perms ?? '',
});

/** The dialog of a node of the menu. */
export const MenuDialog = ({ menu, below }: Props) => (
  <RecordDialog
    noun="菜单"
    label={menu ? '修改' : '新增'}
    title={menu ? '修改菜单' : '添加菜单'}
    says={menu ? '修改成功' : '新增成功'}
    save={menuCalls.add}
    call={menuCalls.update}
    blank={blankBelow(below)}
    record={menu && draftOf(menu)}
    primary={!menu && !below}
    width={WIDTH}
  >
    <MenuFields of={menu?.id} />
  </RecordDialog>
);
