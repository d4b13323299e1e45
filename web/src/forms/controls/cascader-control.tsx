import { Cascader } from 'antd';
import { z } from 'zod';
import type { FormField } from '#contract/settings/form.ts';
import { textOf, typedOf } from '#contract/settings/form-values.ts';
import { type ControlProps, isOn, named, wordAt } from './control.ts';
import { Stored } from './stored.tsx';

interface Node {
  value: string;
  label: string;
  children?: Node[];
}

const Names = z.object({
  label: z.string().catch('label'),
  value: z.string().catch('value'),
  children: z.string().catch('children'),
});
const Tree = z.array(z.record(z.string(), z.unknown())).catch([]);
const Props = z.looseObject({ props: z.looseObject({ multiple: z.boolean().catch(false) }).catch({ multiple: false }) });

const inside = (field: FormField) => Props.catch({ props: { multiple: false } }).parse(field.attributes.props).props;

function treeOf(drawn: unknown, names: z.output<typeof Names>, values: Map<string, unknown>): Node[] {
  return Tree.parse(drawn).map((node) => {
    const value = String(node[names.value]);
    values.set(value, node[names.value]);
    const children = treeOf(node[names.children], names, values);
    return { value, label: String(node[names.label]), ...(children.length > 0 ? { children } : {}) };
  });
}

const asPath = (path: unknown): string[] => (Array.isArray(path) ? path.map(String) : []);

/** A way down a tree, or several; stored in the values that the tree has. */
export function CascaderControl({ id, field, text, hold }: ControlProps) {
  const props = inside(field);
  const values = new Map<string, unknown>();
  const options = treeOf(field.attributes.options, Names.parse(props), values);
  const typed = typedOf(field, text);
  const own = (path: readonly string[]) => path.map((part) => values.get(part) ?? part);
  const look = {
    ...named(id),
    options,
    placeholder: field.placeholder || '请选择',
    allowClear: isOn(field, 'clearable'),
    showSearch: isOn(field, 'filterable'),
    displayRender: (labels: string[]) => labels.join(` ${wordAt(field, 'separator') || '/'} `),
  };
  if (options.length === 0) return <Stored text={text} says="选项由其他系统提供，这里不能选择" />;
  if (!props.multiple)
    return <Cascader<Node> {...look} value={asPath(typed)} onChange={(path) => hold(textOf(field, own(path ?? [])))} />;
  return (
    <Cascader<Node>
      {...look}
      multiple
      value={Array.isArray(typed) ? typed.map(asPath).filter((path) => path.length > 0) : []}
      onChange={(paths) => hold(textOf(field, paths.map(own)))}
    />
  );
}
