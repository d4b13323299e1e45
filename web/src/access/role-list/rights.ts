import type { RightNode } from '#contract/access/menu-nodes.ts';

/** A node as the tree of the dialog draws it. */
export interface Right {
  key: number;
  title: string;
  disableCheckbox: boolean;
  children: Right[];
}

export const isFixed = ({ isPublic, disabled }: RightNode): boolean => isPublic === true || disabled === true;

export const toRights = (nodes: readonly RightNode[]): Right[] =>
  nodes.map((node) => ({
    key: node.id,
    title: node.name,
    disableCheckbox: isFixed(node),
    children: toRights(node.childList),
  }));

export const everyNode = (nodes: readonly RightNode[]): RightNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.childList)]);

/** Initial ticks: the grants of the role, and those that everybody has. */
export const tickedIn = (nodes: readonly RightNode[]): number[] =>
  everyNode(nodes).flatMap(({ id, checked, isPublic }) => (checked || isPublic ? [id] : []));

/** Ids of the nodes above each node, the nearest first. */
function waysUp(nodes: readonly RightNode[], way: readonly RightNode[] = []): Map<number, readonly RightNode[]> {
  return new Map(nodes.flatMap((node) => [[node.id, way] as const, ...waysUp(node.childList, [node, ...way])]));
}

/**
 * The ticks after one was set or taken. With the link, everything below follows and what leads there is ticked as well;
 * what the person may not give or take stays as it is.
 */
export function ticked(
  nodes: readonly RightNode[],
  before: readonly number[],
  { id, on, isLinked }: { id: number; on: boolean; isLinked: boolean },
): number[] {
  const all = everyNode(nodes);
  const node = all.find((each) => each.id === id);
  if (!node || isFixed(node)) return [...before];
  const above = on ? (waysUp(nodes).get(id) ?? []) : [];
  const touched = isLinked ? [node, ...everyNode(node.childList), ...above] : [node];
  const moving = new Set(touched.filter((each) => !isFixed(each)).map((each) => each.id));
  return on ? [...new Set([...before, ...moving])] : before.filter((each) => !moving.has(each));
}

/** Everything the person may give, or nothing of it. */
export function tickedAll(nodes: readonly RightNode[], before: readonly number[], on: boolean): number[] {
  const free = everyNode(nodes).filter((node) => !isFixed(node));
  const ids = new Set(free.map(({ id }) => id));
  return on ? [...new Set([...before, ...ids])] : before.filter((id) => !ids.has(id));
}

/** Nodes of which some below are ticked and some are not. */
export function halfTicked(nodes: readonly RightNode[], ticks: ReadonlySet<number>): number[] {
  return nodes.flatMap((node) => {
    const below = everyNode(node.childList);
    const some = below.some(({ id }) => ticks.has(id)) || ticks.has(node.id);
    const isHalf = below.length > 0 && some && !below.every(({ id }) => ticks.has(id));
    return [...(isHalf ? [node.id] : []), ...halfTicked(node.childList, ticks)];
  });
}
