import type { RightNode } from '#contract/access/menu-nodes.ts';
import { everyNode } from './rights.ts';

/** Nodes that every role has with all below them, by the numbers of the wire: signing in, categories, what screens share. */
const EVERYBODYS = new Set([280, 294, 344]);

const markedBelow = (nodes: readonly RightNode[], isPublic: boolean): RightNode[] =>
  nodes.map((node) => {
    const isMarked = isPublic || EVERYBODYS.has(node.id);
    return { ...node, ...(isMarked && { isPublic: true }), childList: markedBelow(node.childList, isMarked) };
  });

/**
 * The tree with the nodes marked that every role has. Other servers of the wire mark none and grant what is sent, so that a role
 * without them could not even sign in.
 */
export const withCommonRights = (nodes: readonly RightNode[]): readonly RightNode[] =>
  everyNode(nodes).some(({ isPublic }) => isPublic) ? nodes : markedBelow(nodes, false);
