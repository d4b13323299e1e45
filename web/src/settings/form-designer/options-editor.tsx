import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { type Json, isJson } from './design/json.ts';
import { wordOf } from './design/properties.ts';

/** Names under which an option keeps its parts. */
export interface OptionKeys {
  label: string;
  value: string;
  /** Key of nested options; undefined where options have none. */
  children?: string;
}

interface Props {
  options: unknown;
  keys: OptionKeys;
  onChange: (options: readonly unknown[]) => void;
  /** Name of the option that these stand below. */
  of?: string;
}

const listOf = (options: unknown): readonly unknown[] => (Array.isArray(options) ? options : []);
const partOf = (option: unknown, name: string): string => String((isJson(option) ? option[name] : undefined) ?? '');

function blankAmong(options: readonly unknown[], { label, value }: OptionKeys): Json {
  const number = options.length + 1;
  return { [label]: `选项${number}`, [value]: number };
}

/** Options of a choice, and those below them in a tree. A value that looks like a number is one. */
export function OptionsEditor({ options, keys, onChange, of = '' }: Props) {
  const list = listOf(options);
  const change = (index: number, name: string, value: unknown) =>
    onChange(list.map((option, at) => (at === index && isJson(option) ? { ...option, [name]: value } : option)));
  return (
    <div className="options-editor" role="group" aria-label={`${of}选项`}>
      {list.map((option, index) => (
        // Options have nothing of their own that tells them apart while they are typed.
        <div key={index}>
          <div className="option-line">
            <Input
              value={partOf(option, keys.label)}
              aria-label={`${of}第 ${index + 1} 个选项名`}
              placeholder="请输入选项名"
              onChange={({ target }) => change(index, keys.label, target.value)}
            />
            <Input
              value={partOf(option, keys.value)}
              aria-label={`${of}第 ${index + 1} 个选项值`}
              placeholder="请输入选项值"
              onChange={({ target }) => change(index, keys.value, wordOf(target.value))}
            />
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={`删除${of}第 ${index + 1} 个选项`}
              onClick={() => onChange(list.toSpliced(index, 1))}
            />
          </div>
          {keys.children !== undefined && isJson(option) && (
            <OptionsEditor
              options={option[keys.children]}
              keys={keys}
              of={`${partOf(option, keys.label)}的`}
              onChange={(below) => change(index, keys.children ?? '', below)}
            />
          )}
        </div>
      ))}
      <Button
        type="dashed"
        size="small"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => onChange([...list, blankAmong(list, keys)])}
      >
        {of === '' ? '添加选项' : `添加${of}下级`}
      </Button>
    </div>
  );
}
