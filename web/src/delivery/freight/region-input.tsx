import { Cascader } from 'antd';
import { useState } from 'react';
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

function cityOption({ cityId, name, child = [] }: CityNode, chosen: ReadonlySet<number>, taken: ReadonlySet<number>) {
  const option = { value: cityId, label: name, disabled: taken.has(cityId) };
  if (!child.some((district) => chosen.has(district.cityId))) return option;
  const districts = child.map((district) => ({ ...option, value: district.cityId, label: district.name }));
  return { ...option, children: districts };
}

/** Way to a place through the options; a number that is no region stands below none. */
function wayIn(tree: readonly CityNode[]) {
  const ways = new Map<number, number[]>([[COUNTRY, [COUNTRY]]]);
  for (const { cityId: province, child = [] } of tree) {
    ways.set(province, [province]);
    for (const { cityId: city, child: districts = [] } of child) {
      ways.set(city, [province, city]);
      for (const { cityId: district } of districts) ways.set(district, [province, city, district]);
    }
  }
  return (place: number): number[] => ways.get(place) ?? [-1, place];
}

/** Any number of cities, or whole provinces of them; districts only where a row was saved with some of a city. A new row opens by itself. */
export function RegionInput({ value = [], onChange, tree, taken, hasCountry, ...control }: Props) {
  const chosen = new Set(value);
  const [isNew] = useState(value.length === 0);
  const regions = tree.map(({ cityId, name, child = [] }) => ({
    value: cityId,
    label: name,
    children: child.map((city) => cityOption(city, chosen, taken)),
  }));
  const free = (province: number) =>
    (tree.find(({ cityId }) => cityId === province)?.child ?? []).map(({ cityId }) => cityId).filter((city) => !taken.has(city));
  const placesOf = ([first = COUNTRY, ...below]: number[]) => {
    if (first === COUNTRY) return [COUNTRY];
    return below.length === 0 ? free(first) : below.slice(-1);
  };
  const wayTo = wayIn(tree);
  return (
    <Cascader
      {...control}
      multiple
      autoFocus={isNew}
      defaultOpen={isNew}
      showSearch
      maxTagCount={3}
      placeholder="请选择地区"
      options={hasCountry ? [{ value: COUNTRY, label: '全国' }, ...regions] : regions}
      value={value.map(wayTo)}
      displayRender={(labels) => labels.at(-1)}
      onChange={(ways) => onChange?.(ways.flatMap(placesOf))}
    />
  );
}
