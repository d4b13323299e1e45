import type { CityNode } from '#contract/delivery/cities.ts';
import { WHOLE_COUNTRY } from '#contract/delivery/freight-templates.ts';

/** A row of a template names cities, for freight is priced by the city of an address; 0 is the whole country. */
export type Places = readonly number[];

export const COUNTRY = 0;

type Tree = readonly CityNode[];

const citiesOf = (tree: Tree) =>
  tree.flatMap((province) => (province.child ?? []).map((city) => ({ province: province.cityId, city })));

/** The cities that a row of the wire names; numbers that are no region any more are kept as they are. */
export function placesIn(tree: Tree, cityId: string): Places {
  if (cityId === WHOLE_COUNTRY) return [COUNTRY];
  const cities = new Set(citiesOf(tree).map(({ city }) => city.cityId));
  const below = new Map(citiesOf(tree).flatMap(({ city }) => (city.child ?? []).map((area) => [area.cityId, city.cityId])));
  return [
    ...new Set(
      cityId
        .split(',')
        .map(Number)
        .map((id) => (cities.has(id) ? id : (below.get(id) ?? id))),
    ),
  ];
}

/** As the wire has it: the paths of all districts, and the same without their provinces. */
export function wireOf(tree: Tree, places: Places): { cityId: string; title: string } {
  if (places.includes(COUNTRY)) return { cityId: WHOLE_COUNTRY, title: '[[0,0]]' };
  const known = new Map(citiesOf(tree).map((one) => [one.city.cityId, one]));
  const paths = places.flatMap((id) => {
    const found = known.get(id);
    if (!found) return [[0, id]];
    const { province, city } = found;
    return city.child ? city.child.map((area) => [province, id, area.cityId]) : [[province, id]];
  });
  return { cityId: paths.flatMap((path) => path.slice(1)).join(','), title: JSON.stringify(paths) };
}

/** In words, for the list: a whole province by its name, a few cities by theirs, else how many. */
export function placeWords(tree: Tree, cityId: string): string {
  if (cityId === WHOLE_COUNTRY) return '全国';
  const places = new Set(placesIn(tree, cityId));
  const words = tree.flatMap(({ name, child = [] }) => {
    const chosen = child.filter((city) => places.has(city.cityId));
    if (chosen.length === 0) return [];
    return chosen.length === child.length ? [name] : [`${name}（${chosen.map((city) => city.name).join('、')}）`];
  });
  return words.length === 0 ? `${places.size} 个地区` : words.join('、');
}
