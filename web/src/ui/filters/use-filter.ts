import { getLabel } from '#contract/labels.ts';
import { useScene } from '../scene/scene.ts';

export interface FilterProps {
  /** The wire's name of the filter. */
  name: string;
  /** The label of the field by default. */
  label?: string | undefined;
}

/** Filter of the list around it: what the address says, and how to change it. */
export function useFilter(name: string): [value: string, set: (value: string) => void] {
  const { address } = useScene();
  return [address.get(name), (value) => address.set({ [name]: value })];
}

/** Label of a filter: its own, or that of its field. */
export function useFilterLabel({ name, label }: FilterProps): string {
  const { noun = '' } = useScene();
  return label ?? getLabel(noun, name);
}
