import { Button, Drawer, Input, Space } from 'antd';
import { useState } from 'react';
import { copy } from '#web/ui/cells/copy-text.tsx';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { ProblemAlert } from '#web/ui/action/problem-alert.tsx';
import { saveAs } from '#web/ui/wire/download.ts';
import { jsonIn } from '#contract/settings/form.ts';
import { problemOfContent } from './design/problem-of-content.ts';

interface Props {
  content: string;
  onApply: (content: string) => void;
  onClose: () => void;
}

const pretty = (content: string): string => {
  const json = jsonIn(content);
  return json === undefined ? content : JSON.stringify(json, null, 2);
};

/** The JSON of the form: looked at, changed by hand, copied, taken along as a file. */
export function JsonDrawer({ content, onApply, onClose }: Props) {
  useFocusBack();
  const [typed, setTyped] = useState(() => pretty(content));
  const [problem, setProblem] = useState<string>();
  const apply = () => {
    const found = jsonIn(typed) === undefined ? 'JSON格式错误，请检查' : problemOfContent(typed);
    setProblem(found);
    if (found !== undefined) return;
    onApply(typed);
    onClose();
  };
  return (
    <Drawer
      open
      title="查看JSON"
      size={640}
      className="json-drawer"
      onClose={onClose}
      footer={
        <Space wrap>
          <Button type="primary" onClick={apply}>
            刷新
          </Button>
          <Button onClick={() => void copy(typed)}>复制JSON</Button>
          <Button onClick={() => saveAs(new Blob([typed], { type: 'application/json' }), '表单.json')}>导出JSON文件</Button>
        </Space>
      }
    >
      <ProblemAlert says={problem} />
      <Input.TextArea
        aria-label="表单 JSON"
        rows={28}
        spellCheck={false}
        value={typed}
        onChange={({ target: { value } }) => setTyped(value)}
      />
    </Drawer>
  );
}
