import { Input } from 'antd';
import { DefaultValue } from './default-value.tsx';
import { type DesignItem, changeItem, namesOf } from './design/design.ts';
import { valueAt } from './design/json.ts';
import { type Property, kindNameOf, kindOf, problemOfName, tipProperties } from './design/properties.ts';
import { useDesigner } from './designer-scene.ts';
import { OptionsEditor } from './options-editor.tsx';
import { Line, PropertyLine } from './property-line.tsx';
import { RulesEditor } from './rules-editor.tsx';

const title: Property = { label: '标题', at: ['__config__', 'label'], control: 'text' };
const place: readonly Property[] = [
  { label: '表单栅格', at: ['__config__', 'span'], control: 'number' },
  { label: '组件宽度', at: ['style', 'width'], control: 'text' },
];
const required: Property = { label: '是否必填', at: ['__config__', 'required'], control: 'flag' };
const disabled: Property = { label: '是否禁用', at: ['disabled'], control: 'flag' };

const OPTIONS = ['__slot__', 'options'];
const RULES = ['__config__', 'regList'];
const NAME = ['__vModel__'];
const words = (value: unknown, otherwise: string) => (typeof value === 'string' && value !== '' ? value : otherwise);

/** Properties of a component's tag, line by line. */
export function ComponentProperties({ item }: { item: DesignItem }) {
  const { design, change, turns } = useDesigner();
  const { drawn, key } = item;
  const { own, isField = true, hasDefault = true, hasOptions = false } = kindOf(drawn);
  const at = (path: readonly string[]) => valueAt(drawn, path);
  const set = (path: readonly string[]) => (value: unknown) => change(changeItem(design, key, path, value));
  const line = (property: Property) => (
    <PropertyLine key={property.at.join('.')} property={property} value={at(property.at)} onChange={set(property.at)} />
  );
  const name = String(at(NAME) ?? '');
  const keyOf = (part: string) => words(at(['props', 'props', part]), part);
  return (
    <>
      {isField && (
        <Line label="字段名" problem={problemOfName(name, namesOf(design, key))}>
          <Input aria-label="字段名" value={name} onChange={({ target }) => set(NAME)(target.value)} />
        </Line>
      )}
      {line(title)}
      {isField && hasDefault && <DefaultValue key={turns} item={item} onChange={set(['__config__', 'defaultValue'])} />}
      {own.map(line)}
      {hasOptions && <OptionsEditor options={at(OPTIONS)} keys={{ label: 'label', value: 'value' }} onChange={set(OPTIONS)} />}
      {kindNameOf(drawn) === 'cascader' && (
        <OptionsEditor
          options={at(['options'])}
          keys={{ label: keyOf('label'), value: keyOf('value'), children: keyOf('children') }}
          onChange={set(['options'])}
        />
      )}
      {place.map(line)}
      {isField && [required, disabled, ...tipProperties].map(line)}
      {isField && <RulesEditor rules={at(RULES)} onChange={set(RULES)} />}
    </>
  );
}
