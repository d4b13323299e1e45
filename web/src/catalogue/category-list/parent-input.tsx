import type { Branch } from '#web/ui/filters/branch.ts';
import { PlaceInput, type PlaceProps } from '#web/ui/tree/place-input.tsx';
import { heightOf } from '#web/ui/tree/tree-lines.ts';
import { useCategories, useLevels } from '../categories/index.ts';
import type { Category } from './kinds.ts';

interface Props extends PlaceProps {
  type: number;
  /** Node to hang there; neither it nor anything below it can be its parent. */
  of?: Category | undefined;
}

/** The tree down to where another node of this height still fits. */
const roomFor = (tree: readonly Branch[], levels: number, id: number | undefined): Branch[] =>
  levels <= 0
    ? []
    : tree.filter((node) => node.id !== id).map((node) => ({ ...node, child: roomFor(node.child ?? [], levels - 1, id) }));

/** The parent of a category; the first choice is none. */
export function ParentInput({ type, of, ...control }: Props) {
  const { tree, isLoading } = useCategories(type);
  const room = roomFor(tree, useLevels(type) - (of ? heightOf(of) : 1), of?.id);
  return <PlaceInput {...control} top="顶级分类" room={room} tree={tree} loading={isLoading} />;
}
