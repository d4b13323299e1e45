import { Form } from 'antd';
import { type MenuType, menuCalls, menuTypes } from '#contract/access/menus.ts';
import type { Branch } from '#web/ui/filters/branch.ts';
import { useCall } from '#web/ui/index.ts';
import { PlaceInput, type PlaceProps } from '#web/ui/tree/place-input.tsx';
import { type MenuBranch, menuTreeOf } from './menu-tree.ts';

interface Props extends PlaceProps {
  /** Node to hang there; neither it nor anything below it can be its parent. */
  of: number | undefined;
}

/** The tree without the branch that moves, and without buttons for what may not hang below them. */
const roomIn = (tree: readonly MenuBranch[], of: number | undefined, kind: MenuType): Branch[] =>
  tree
    .filter(({ id, menuType }) => id !== of && (kind === menuTypes.button || menuType !== menuTypes.button))
    .map(({ id, name, child = [] }) => ({ id, name, child: roomIn(child, of, kind) }));

/** The parent of a menu; the first choice is the top. */
export function ParentInput({ of, ...control }: Props) {
  const kind: MenuType = Form.useWatch('menuType') ?? menuTypes.directory;
  const { data = [], isLoading } = useCall(menuCalls.list, {});
  return <PlaceInput {...control} top="主目录" room={roomIn(menuTreeOf(data), of, kind)} loading={isLoading} />;
}
