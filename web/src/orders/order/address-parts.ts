import type { CityNode } from '#contract/delivery/cities.ts';

interface AddressParts {
  /** "浙江省,杭州市,西湖区"; empty for an address that does not begin with regions we know. */
  region: string;
  street: string;
}

function follow(tree: readonly CityNode[], address: string): { names: string[]; rest: string } {
  const node = tree.find(({ name }) => address.startsWith(name));
  if (!node) return { names: [], rest: address };
  const { names, rest } = below(node, address.slice(node.name.length));
  return { names: [node.name, ...names], rest };
}

/** A city that is a province may be written once. */
function below({ name, child = [] }: CityNode, address: string) {
  const twin = child.find((node) => node.name === name);
  const inside = twin && !address.startsWith(name) ? follow(twin.child ?? [], address) : undefined;
  return inside && inside.names.length > 0 ? { ...inside, names: [name, ...inside.names] } : follow(child, address);
}

/** The regions that an address begins with, and what follows them. */
export function partsOf(tree: readonly CityNode[], address: string): AddressParts {
  const { names, rest } = follow(tree, address);
  return { region: names.join(','), street: rest.trimStart() };
}

/** Address as it stands on a parcel: in one line, a city that is a province once. */
export const lineOf = ({ region, street }: AddressParts): string => [...new Set(region.split(',')), street].join('');
