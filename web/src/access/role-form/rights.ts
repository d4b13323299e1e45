import type { RightNode } from '#contract/access/menu-nodes.ts';
import { type Risk, riskOf, risks } from '#contract/access/risk.ts';

/** A node as the tree of the dialog draws it. */
export interface Right {
  key: number;
  title: string;
  /** Risk of what it grants by itself; directories grant nothing. */
  risk: Risk | undefined;
  isAdminOnly: boolean;
  disableCheckbox: boolean;
  children: Right[];
}

export const isFixed = ({ isPublic, disabled }: RightNode): boolean => isPublic === true || disabled === true;

const riskOfNode = ({ perms }: RightNode): Risk | undefined => (perms ? riskOf(perms) : undefined);

interface NodeFilter {
  only?: Risk;
  word?: string;
  /** Only these nodes. */
  among?: ReadonlySet<number> | undefined;
}

/** Nodes as they are drawn: all, or those of one risk, with a word in their name or among some, and what leads to them. */
export const toRights = (nodes: readonly RightNode[], sought: NodeFilter = {}): Right[] =>
  nodes.flatMap((node) => {
    const { only, word = '', among } = sought;
    const [risk, children] = [riskOfNode(node), toRights(node.childList, sought)];
    const isWanted = (only === undefined || risk === only) && node.name.includes(word) && (among?.has(node.id) ?? true);
    if (!isWanted && children.length === 0) return [];
    return [
      { key: node.id, title: node.name, risk, isAdminOnly: node.isAdminOnly === true, disableCheckbox: isFixed(node), children },
    ];
  });

/** How many permissions of each risk are ticked, in the words of the foot: "查看 42 项". */
export function summaryOf(nodes: readonly RightNode[], ticks: ReadonlySet<number>): { risk: Risk; text: string }[] {
  const granted = everyNode(nodes).filter(({ id, isPublic }) => ticks.has(id) && !isPublic);
  const counts = Map.groupBy(granted, riskOfNode);
  return risks.values.map((risk) => ({ risk, text: `${risks.labels[risk]} ${counts.get(risk)?.length ?? 0} 项` }));
}

/** Rights that are given and taken back, against what the role grants. */
export function changeOf(nodes: readonly RightNode[], ticks: ReadonlySet<number>): Record<'added' | 'taken', RightNode[]> {
  const rights = everyNode(nodes).filter((node) => node.isPublic !== true && riskOfNode(node) !== undefined);
  const before = new Set(tickedIn(nodes));
  return {
    added: rights.filter(({ id }) => ticks.has(id) && !before.has(id)),
    taken: rights.filter(({ id }) => !ticks.has(id) && before.has(id)),
  };
}

/** Ticks as another role has them, of what the person may give; the rest stays. */
export function tickedAs(nodes: readonly RightNode[], before: readonly number[], other: readonly RightNode[]): number[] {
  const theirs = new Set(tickedIn(other));
  const free = everyNode(nodes).filter((node) => !isFixed(node));
  return [...tickedAll(nodes, before, false), ...free.flatMap(({ id }) => (theirs.has(id) ? [id] : []))];
}

/** Initial ticks of a copy: what the role grants and the person may give, and what everybody has. */
export const tickedInCopy = (nodes: readonly RightNode[]): number[] =>
  everyNode(nodes).flatMap(({ id, checked, disabled, isPublic }) => (isPublic || (checked && !disabled) ? [id] : []));

/** Ticks of what the person may give that show something or lead there. */
export function tickedToSee(nodes: readonly RightNode[], before: readonly number[]): number[] {
  const seen = everyNode(nodes).filter((node) => !isFixed(node) && riskOfNode(node) === 'see');
  return withAncestors(
    nodes,
    tickedAll(nodes, before, false),
    seen.map(({ id }) => id),
  );
}

export const everyNode = (nodes: readonly RightNode[]): RightNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.childList)]);

/** Kind of a node; other servers do not say it: their rights are where the tree ends. */
export const kindOf = ({ menuType, childList }: RightNode): 'M' | 'C' | 'A' => menuType ?? (childList.length > 0 ? 'M' : 'A');

/** Initial ticks: the grants of the role, and those that everybody has. */
export const tickedIn = (nodes: readonly RightNode[]): number[] =>
  everyNode(nodes).flatMap(({ id, checked, isPublic }) => (checked || isPublic ? [id] : []));

/** Ids of the nodes above each node, the nearest first. */
function ancestorsById(nodes: readonly RightNode[], way: readonly RightNode[] = []): Map<number, readonly RightNode[]> {
  return new Map(nodes.flatMap((node) => [[node.id, way] as const, ...ancestorsById(node.childList, [node, ...way])]));
}

/** Nodes ticked together with what leads to them. */
export function withAncestors(nodes: readonly RightNode[], before: readonly number[], ids: readonly number[]): number[] {
  const ways = ancestorsById(nodes);
  const way = (id: number) => (ways.get(id) ?? []).filter((node) => !isFixed(node)).map((node) => node.id);
  return [...new Set([...before, ...ids.flatMap((id) => [id, ...way(id)])])];
}

/** The ticks without directories below which nothing is ticked: they would lead nowhere. */
export function withoutEmptyDirectories(nodes: readonly RightNode[], ticks: readonly number[]): number[] {
  const held = new Set(ticks);
  const isEmpty = (node: RightNode) =>
    kindOf(node) === 'M' &&
    !isFixed(node) &&
    !everyNode(node.childList).some((each) => kindOf(each) !== 'M' && held.has(each.id));
  const empty = new Set(everyNode(nodes).flatMap((node) => (isEmpty(node) ? [node.id] : [])));
  return ticks.filter((id) => !empty.has(id));
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
  const above = on ? (ancestorsById(nodes).get(id) ?? []) : [];
  const touched = isLinked ? [node, ...everyNode(node.childList), ...above] : [node];
  const moving = new Set(touched.filter((each) => !isFixed(each)).map((each) => each.id));
  if (on) return [...new Set([...before, ...moving])];
  const left = before.filter((each) => !moving.has(each));
  return isLinked ? withoutEmptyDirectories(nodes, left) : left;
}

/** Ticks all that the person may give, or none of it. */
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
