import { LinkOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import { Button, Input, Popover, Space } from 'antd';
import { useState } from 'react';

const SAFE = /^(https?:\/\/|mailto:|tel:)\S+$/i;

/** An address as people write one; undefined when it is none. */
function linkOf(text: string): string | undefined {
  const typed = text.trim();
  const address = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed) ? `https://${typed}` : typed;
  return SAFE.test(address) ? address : undefined;
}

function link(editor: Editor, href: string) {
  const target = '_blank';
  const chain = editor.chain().focus();
  // Writes the address itself where nothing is selected.
  if (editor.state.selection.empty)
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href, target } }] });
  else chain.setLink({ href, target });
  chain.run();
}

/** Makes what is selected a link, or no longer one. */
export function LinkTool({ editor, isLink }: { editor: Editor; isLink: boolean }) {
  const [text, setText] = useState<string>();
  const isWrong = text !== undefined && text.trim() !== '' && linkOf(text) === undefined;
  const done = () => {
    const href = linkOf(text ?? '');
    if (href === undefined) return;
    setText(undefined);
    link(editor, href);
  };
  const form = (
    <Space orientation="vertical">
      <Space.Compact>
        <Input
          autoFocus
          aria-label="链接地址"
          placeholder="https://"
          status={isWrong ? 'error' : ''}
          value={text ?? ''}
          onChange={(event) => setText(event.target.value)}
          onPressEnter={done}
        />
        <Button type="primary" onClick={done}>
          插入链接
        </Button>
      </Space.Compact>
      {isWrong && <span className="upload-problem">请填写以 http、mailto 或 tel 开头的地址</span>}
    </Space>
  );
  return (
    <Popover
      open={text !== undefined}
      trigger="click"
      destroyOnHidden
      content={form}
      onOpenChange={(isOpen) => isOpen || setText(undefined)}
    >
      <Button
        size="small"
        type={isLink ? 'primary' : 'text'}
        icon={<LinkOutlined />}
        title={isLink ? '取消链接' : '链接'}
        aria-label="链接"
        aria-pressed={isLink}
        onClick={() => (isLink ? editor.chain().focus().extendMarkRange('link').unsetLink().run() : setText(''))}
      />
    </Popover>
  );
}
