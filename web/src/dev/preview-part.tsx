import { Button } from 'antd';
import { useState } from 'react';
import { FormPreview } from '#web/ui/pickers/index.ts';
import { Part } from './part.tsx';

const form = {
  css: 'body { font-family: sans-serif }',
  html: '<form><label>名称 <input name="name"></label></form>',
  js: 'document.querySelector("form").insertAdjacentHTML("beforeend", "<p>脚本已运行</p>")',
  links: [],
  scripts: [],
};

/** Sends the preview what the form generator would. */
export function PreviewPart() {
  const [type, setType] = useState<string>();
  const show = (next: 'dialog' | 'file') => {
    setType(next);
    window.postMessage({ type: 'refreshFrame', data: { ...form, generateConf: { type: next } } }, window.location.origin);
  };
  return (
    <Part title="表单预览" state={type}>
      <Button onClick={() => show('dialog')}>以弹窗预览</Button> <Button onClick={() => show('file')}>以页面预览</Button>
      <FormPreview />
    </Part>
  );
}
