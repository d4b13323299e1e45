import { cityCalls } from '#contract/delivery/cities.ts';
import { useCall, useMay } from '#web/ui/index.ts';
import { CascaderBox } from '#web/ui/filters/cascader-box.tsx';
import type { Branch } from '#web/ui/filters/branch.ts';
import { namesTo } from '#web/ui/filters/branch.ts';
import { FilterBox } from '#web/ui/filters/filter-box.tsx';
import { useScene } from '#web/ui/scene/scene.ts';

const none: readonly Branch[] = [];

/** Province, or province and city, by their names. Absent for those who may not read the regions. */
export function PlaceFilter({ name }: { name: 'province' }) {
  const { address } = useScene();
  const may = useMay()(cityCalls.tree);
  const { data = none } = useCall(cityCalls.tree, {}, { enabled: may, lasting: true });
  if (!may) return null;
  const cities = data.map((province) => ({
    ...province,
    child: province.child?.map(({ id, name: city }) => ({ id, name: city })),
  }));
  const province = cities.find((one) => one.name === address.get(name));
  const city = province?.child?.find((one) => one.name === address.get('city'));
  const pick = (id: string) => {
    const [first = '', second = ''] = id === '' ? [] : namesTo(cities, id);
    // Other servers look at a place only together with its country.
    address.set({ province: first, city: second, ...(first !== '' && { country: 'CN' }) });
  };
  return (
    <FilterBox
      name={name}
      label="省市"
      text={(first) => [first, address.get('city')].filter(Boolean).join(' / ')}
      clears={['city']}
    >
      <CascaderBox label="省市" tree={cities} value={String((city ?? province)?.id ?? '')} onPick={pick} />
    </FilterBox>
  );
}
