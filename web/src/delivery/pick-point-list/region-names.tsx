import { Cascader } from 'antd';
import type { CityNode } from '#contract/delivery/cities.ts';
import { useRegions } from '../freight/use-regions.ts';

interface Props {
  id?: string;
  /** "浙江省,杭州市,西湖区" */
  value?: string;
  onChange?: (names: string) => void;
  onBlur?: () => void;
}

interface Option {
  value: string;
  label: string;
  children?: Option[];
}

const optionOf = ({ name, child }: CityNode): Option => ({
  value: name,
  label: name,
  ...(child && { children: child.map(optionOf) }),
});

/** Province, city and district of an address, by their names. */
export function RegionNames({ value = '', onChange, ...control }: Props) {
  const { tree, isLoading } = useRegions();
  return (
    <Cascader
      {...control}
      showSearch
      loading={isLoading}
      placeholder="请选择省、市、区"
      options={tree.map(optionOf)}
      value={value === '' ? [] : value.split(',')}
      onChange={(names) => onChange?.(names?.join(',') ?? '')}
    />
  );
}
