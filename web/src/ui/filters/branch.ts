/** A tree as the wire sends it: `child` is absent on leaves. */
export interface Branch {
  id: number;
  name: string;
  child?: readonly Branch[] | undefined;
}

interface Option {
  value: string;
  label: string;
  children?: Option[];
}

/** Branch in the shape of the cascader. */
export const optionOf = ({ id, name, child }: Branch): Option => ({
  value: String(id),
  label: name,
  ...(child && child.length > 0 ? { children: child.map(optionOf) } : {}),
});

/** The way from the root to a branch. */
export function wayTo(tree: readonly Branch[], id: string): string[] | undefined {
  for (const branch of tree) {
    if (String(branch.id) === id) return [id];
    const below = wayTo(branch.child ?? [], id);
    if (below) return [String(branch.id), ...below];
  }
  return undefined;
}

/** Names of the branches; the id where the tree does not have it. */
export function namesTo(tree: readonly Branch[], id: string): string[] {
  const [root, ...below] = wayTo(tree, id) ?? [];
  const branch = tree.find((one) => String(one.id) === root);
  if (!branch) return [id];
  return below.length === 0 ? [branch.name] : [branch.name, ...namesTo(branch.child ?? [], id)];
}
