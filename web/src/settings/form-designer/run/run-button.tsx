import { PlayCircleOutlined } from '@ant-design/icons';
import { Alert, Button, Drawer, Dropdown, Space } from 'antd';
import { useEffect, useState } from 'react';
import { readForm } from '#contract/settings/form.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { copy } from '#web/ui/cells/copy-text.tsx';
import { FormPreview } from '#web/ui/pickers/index.ts';
import { documentOf } from '#web/ui/pickers/preview.ts';
import { saveAs } from '#web/ui/wire/download.ts';
import { plainForm } from './plain-form.ts';

type RunWay = 'file' | 'dialog';

interface RunProps {
  content: string;
  way: RunWay;
  onClose: () => void;
}

/** The preview with the form that was sent to it, as any client of the wire would send it. */
function Running({ content, way, onClose }: RunProps) {
  useEffect(() => {
    const form = readForm(content);
    const parts = form && { ...plainForm(form), links: [], scripts: [], generateConf: { type: way } };
    if (parts) window.postMessage({ type: 'refreshFrame', data: parts }, window.location.origin);
  }, [content, way]);
  if (!readForm(content)) return <Alert type="error" showIcon title="表单内容无法识别，请打开“查看JSON”修正" />;
  return <FormPreview onClose={onClose} />;
}

function RunDrawer(props: RunProps) {
  useFocusBack();
  const form = readForm(props.content);
  const code = form && documentOf({ ...plainForm(form), type: props.way, links: [], scripts: [] });
  const tools = code !== undefined && (
    <Space>
      <Button onClick={() => void copy(code)}>复制代码</Button>
      <Button onClick={() => saveAs(new Blob([code], { type: 'text/html' }), '表单.html')}>导出文件</Button>
    </Space>
  );
  return (
    <Drawer open title="运行" size="large" extra={tools} onClose={props.onClose}>
      <Running {...props} />
    </Drawer>
  );
}

/** Runs the form apart from this page, by itself or in a dialog. */
export function RunButton({ content }: { content: string }) {
  const [way, setWay] = useState<RunWay>();
  const close = () => setWay(undefined);
  const items = [
    { key: 'file', label: '页面', onClick: () => setWay('file') },
    { key: 'dialog', label: '弹窗', onClick: () => setWay('dialog') },
  ];
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button icon={<PlayCircleOutlined aria-hidden />}>运行</Button>
      </Dropdown>
      {way === 'file' && <RunDrawer content={content} way={way} onClose={close} />}
      {way === 'dialog' && <Running content={content} way={way} onClose={close} />}
    </>
  );
}
