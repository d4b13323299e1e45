import { Checkbox } from 'antd';

interface Props {
  /** Names from the root down: `餐厨/杯子`, those above before those below. */
  names: readonly string[];
  /** Names whose tick was taken away. */
  without: readonly string[];
  onChange: (without: string[]) => void;
}

/** The categories that rows name and the shop does not have: a typing mistake loses its tick and makes none. */
export function NewCategories({ names, without, onChange }: Props) {
  if (names.length === 0) return null;
  const made = names.filter((name) => !without.includes(name)).length;
  const set = (name: string, isMade: boolean) =>
    onChange(isMade ? without.filter((other) => other !== name) : [...without, name]);
  return (
    <fieldset className="new-categories">
      <legend>{made === 0 ? '不新建分类' : `将新建 ${made} 个分类`}</legend>
      {names.map((name) => (
        <Checkbox key={name} checked={!without.includes(name)} onChange={({ target }) => set(name, target.checked)}>
          {name}
        </Checkbox>
      ))}
      <small>写错的分类请取消勾选，填写它的行会列为有问题。</small>
    </fieldset>
  );
}
