import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { readPattern } from '#contract/settings/pattern.ts';
import { isJson } from './design/json.ts';

const textAt = (rule: unknown, name: string): string => String((isJson(rule) ? rule[name] : undefined) ?? '');

/** Regular expressions that the text of a field has to match, each with what is said otherwise. */
export function RulesEditor({ rules, onChange }: { rules: unknown; onChange: (rules: readonly unknown[]) => void }) {
  const list: readonly unknown[] = Array.isArray(rules) ? rules : [];
  const change = (index: number, name: string, value: string) =>
    onChange(list.map((rule, at) => (at === index ? { ...(isJson(rule) ? rule : {}), [name]: value } : rule)));
  return (
    <section className="rules-editor" aria-label="正则校验">
      <p className="palette-title">正则校验</p>
      {list.map((rule, index) => (
        // A rule is nothing but its texts, which are being typed.
        <div key={index} className="rule-lines">
          <Input
            value={textAt(rule, 'pattern')}
            aria-label={`第 ${index + 1} 条表达式`}
            placeholder="表达式，如 /^1\d{10}$/"
            onChange={({ target }) => change(index, 'pattern', target.value)}
          />
          <Input
            value={textAt(rule, 'message')}
            aria-label={`第 ${index + 1} 条错误提示`}
            placeholder="错误提示"
            onChange={({ target }) => change(index, 'message', target.value)}
          />
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={`删除第 ${index + 1} 条规则`}
            onClick={() => onChange(list.toSpliced(index, 1))}
          />
          {readPattern(textAt(rule, 'pattern')) ? null : (
            <small role="alert" className="property-problem">
              表达式无法使用，请改用不含环视和反向引用的写法
            </small>
          )}
        </div>
      ))}
      <Button
        type="dashed"
        size="small"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => onChange([...list, { pattern: '', message: '' }])}
      >
        添加规则
      </Button>
    </section>
  );
}
