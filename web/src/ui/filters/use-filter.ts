import { useScene } from '../list/scene.ts';

/** One filter of the list around it: what the address says, and how to change it. */
export function useFilter(name: string): [value: string, set: (value: string) => void] {
  const { address } = useScene();
  return [address.get(name), (value) => address.set({ [name]: value })];
}
