import type { CityNode } from '#contract/delivery/cities.ts';
import { WHOLE_COUNTRY } from '#contract/delivery/freight-template-record.ts';

/** Regions of a row: cities, and districts or provinces that others have saved alone; 0 is the whole country. */
export type Places = readonly number[];

export const COUNTRY = 0;

type Tree = readonly CityNode[];

const citiesOf = (tree: Tree) =>
  tree.flatMap((province) => (province.child ?? []).map((city) => ({ province: province.cityId, city })));

const idsIn = (cityId: string): number[] =>
  cityId
    .split(',')
    .filter((id) => id !== '')
    .map(Number);

/** Regions that a row of the wire names. A path repeats the city before each of its districts; the city is what is priced. */
export function placesIn(tree: Tree, cityId: string): Places {
  if (cityId === WHOLE_COUNTRY) return [COUNTRY];
  const named = new Set(idsIn(cityId));
  for (const { city } of citiesOf(tree))
    if (named.has(city.cityId)) for (const district of city.child ?? []) named.delete(district.cityId);
  return [...named];
}

/** Paths of the wire: the districts of a city that were saved with it, all of them for a new one. */
function pathsOf(cities: ReturnType<typeof citiesOf>, place: number, saved: ReadonlySet<number>): number[][] {
  const found = cities.find(({ city }) => city.cityId === place);
  if (!found) return [[0, place]];
  const { province, city } = found;
  const districts = (city.child ?? []).map(({ cityId }) => cityId);
  if (districts.length === 0) return [[province, place]];
  const kept = districts.filter((district) => saved.has(district));
  return (kept.length > 0 ? kept : districts).map((district) => [province, place, district]);
}

/** Row of the wire: the paths, and the same without their provinces. Districts that were ticked elsewhere stay as `saved`. */
export function wireOf(tree: Tree, places: Places, saved = ''): { cityId: string; title: string } {
  if (places.includes(COUNTRY)) return { cityId: WHOLE_COUNTRY, title: '[[0,0]]' };
  const [cities, known] = [citiesOf(tree), new Set(idsIn(saved))];
  const paths = places.flatMap((place) => pathsOf(cities, place, known));
  return { cityId: paths.flatMap((path) => path.slice(1)).join(','), title: JSON.stringify(paths) };
}

const wordsOfCity = (places: ReadonlySet<number>, { cityId, name, child = [] }: CityNode): string[] =>
  places.has(cityId) ? [name] : child.filter((district) => places.has(district.cityId)).map((district) => name + district.name);

/** Names for the list: a whole province by its name, a few cities by theirs, else how many. */
export function placeWords(tree: Tree, cityId: string): string {
  if (cityId === WHOLE_COUNTRY) return '全国';
  const places = new Set(placesIn(tree, cityId));
  const words = tree.flatMap(({ cityId: province, name, child = [] }) => {
    if (places.has(province) || (child.length > 0 && child.every((city) => places.has(city.cityId)))) return [name];
    const chosen = child.flatMap((city) => wordsOfCity(places, city));
    return chosen.length === 0 ? [] : [`${name}（${chosen.join('、')}）`];
  });
  return words.length === 0 ? `${places.size} 个地区` : words.join('、');
}
