import { menuCalls, menuTypes } from '#contract/access/menus.ts';
import { shownOrHidden } from '#contract/choices.ts';
import {
  ChoiceFilter,
  type Column,
  FlagSwitch,
  HistoryButton,
  RunButton,
  TextFilter,
  code,
  position,
  when,
} from '#web/ui/index.ts';
import { TreePage } from '#web/ui/tree/tree-page.tsx';
import { MenuDialog } from './menu-dialog.tsx';
import { type MenuBranch, countBelow, menuTreeOf } from './menu-tree.ts';

const { add, update, delete: remove, info, list, toggle } = menuCalls;

const Shown = ({ menu: { id, name, isShow } }: { menu: MenuBranch }) => (
  <FlagSwitch on={isShow} label={`${name}显示`} of={shownOrHidden} call={toggle} input={(on) => ({ id, isShow: on })} />
);

const columns: readonly Column<MenuBranch>[] = [
  { field: 'name', width: 224, card: 'title' },
  { field: 'menuType', width: 64, of: menuTypes },
  { field: 'icon', width: 56, card: 'none', show: (icon) => icon && <i className={`el-icon-${icon}`} aria-hidden /> },
  { field: 'sort', width: 72, show: position, card: 'none' },
  { field: 'perms', width: 272, show: (perms) => perms && code(perms) },
  { field: 'component', width: 168 },
  { field: 'isShow', width: 84, card: 'status', show: (_, menu) => <Shown menu={menu} /> },
  { field: 'createTime', show: when, card: 'none' },
];

function askToDelete(menu: MenuBranch): string {
  const below = countBelow(menu);
  const more = below > 0 ? `它下面的 ${below} 项会一起删除，` : '';
  return `是否确认删除名称为“${menu.name}”的数据项？${more}角色已有的这些权限会被收回。`;
}

const acts = (menu: MenuBranch) => (
  <>
    <MenuDialog menu={menu} call={update} />
    <MenuDialog below={menu} call={add} />
    <HistoryButton noun="menu" id={menu.id} call={info} />
    <RunButton label="删除" call={remove} input={{ id: menu.id }} ask={askToDelete(menu)} danger />
  </>
);

const nothing = {};
const addButton = <MenuDialog call={add} />;

/** Directories, pages and buttons: what the sidebar shows, and what roles are granted. */
export const MenuList = () => (
  <TreePage
    title="权限规则"
    screen="menu.tree"
    kind={0}
    call={list}
    hang={menuTreeOf}
    start={nothing}
    fixed={nothing}
    filters={
      <>
        <TextFilter name="name" placeholder="请输入菜单名称" />
        <ChoiceFilter name="menuType" of={menuTypes} />
      </>
    }
    actions={addButton}
    columns={columns}
    rowActions={acts}
    empty={{ says: '没有菜单，先添加一个', action: addButton }}
  />
);
