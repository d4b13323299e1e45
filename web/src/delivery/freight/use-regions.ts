import { type CityNode, cityCalls } from '#contract/delivery/cities.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';

const none: readonly CityNode[] = [];

/** The regions of the country; none for those who may not see them. */
export function useRegions() {
  const may = useMay()(cityCalls.tree);
  const asked = useCall(cityCalls.tree, {}, { enabled: may });
  return { tree: asked.data ?? none, isLoading: asked.isLoading, asked };
}
