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

/** As the cascader wants it. */
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
