import { Cascader } from 'antd';
import type { CityNode } from '#contract/delivery/cities.ts';
import { COUNTRY, type Places } from './places.ts';

interface Props {
  id?: string;
  value?: Places;
  onChange?: (places: Places) => void;
  onBlur?: () => void;
  tree: readonly CityNode[];
  /** Cities of other rows: none is in two. */
  taken: ReadonlySet<number>;
  /** The whole country can be chosen as well. */
  hasCountry: boolean;
}

/** Any number of cities, or whole provinces of them. */
export function RegionInput({ value = [], onChange, tree, taken, hasCountry, ...control }: Props) {
  const provinceOf = new Map(tree.flatMap(({ cityId, child = [] }) => child.map((city) => [city.cityId, cityId])));
  const regions = tree.map(({ cityId, name, child = [] }) => ({
    value: cityId,
    label: name,
    children: child.map((city) => ({ value: city.cityId, label: city.name, disabled: taken.has(city.cityId) })),
  }));
  const free = (province: number) =>
    (tree.find(({ cityId }) => cityId === province)?.child ?? []).map(({ cityId }) => cityId).filter((city) => !taken.has(city));
  const placesOf = (first: number, city: number | undefined) => {
    if (first === COUNTRY) return [COUNTRY];
    return city === undefined ? free(first) : [city];
  };
  return (
    <Cascader
      {...control}
      multiple
      showSearch
      maxTagCount={3}
      placeholder="请选择地区"
      options={hasCountry ? [{ value: COUNTRY, label: '全国' }, ...regions] : regions}
      value={value.map((city) => (city === COUNTRY ? [city] : [provinceOf.get(city) ?? -1, city]))}
      displayRender={(labels) => labels.at(-1)}
      onChange={(ways) => onChange?.(ways.flatMap(([first = COUNTRY, city]) => placesOf(first, city)))}
    />
  );
}
