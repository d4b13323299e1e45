import { Cascader, Form } from 'antd';
import { type MenuType, menuCalls, menuTypes } from '#contract/access/menus.ts';
import { type Branch, optionOf, wayTo } from '#web/ui/filters/branch.ts';
import { useCall } from '#web/ui/index.ts';
import { type MenuBranch, menuTreeOf } from './menu-tree.ts';

interface Props {
  id?: string;
  value?: number;
  onChange?: (pid: number) => void;
  onBlur?: () => void;
  /** What is to hang there; neither it nor anything below it can be its parent. */
  of: number | undefined;
}

const ROOT = { value: '0', label: '主目录' };

/** The tree without the branch that moves, and without buttons for what may not hang below them. */
const roomIn = (tree: readonly MenuBranch[], of: number | undefined, kind: MenuType): Branch[] =>
  tree
    .filter(({ id, menuType }) => id !== of && (kind === menuTypes.button || menuType !== menuTypes.button))
    .map(({ id, name, child = [] }) => ({ id, name, child: roomIn(child, of, kind) }));

/** The parent of a menu; the first choice is the top. */
export function ParentInput({ value = 0, onChange, of, ...control }: Props) {
  const kind: MenuType = Form.useWatch('menuType') ?? menuTypes.directory;
  const { data = [], isLoading } = useCall(menuCalls.list, {});
  const room = roomIn(menuTreeOf(data), of, kind);
  return (
    <Cascader
      {...control}
      allowClear={false}
      changeOnSelect
      showSearch
      loading={isLoading}
      options={[ROOT, ...room.map(optionOf)]}
      value={wayTo(room, String(value)) ?? [ROOT.value]}
      onChange={(way) => onChange?.(Number(way.at(-1) ?? 0))}
    />
  );
}
