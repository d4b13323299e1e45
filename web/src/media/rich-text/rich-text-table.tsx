import { TableOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import { MenuTool } from './menu-tool.tsx';
import { addLine, deleteLine, deleteTable, insertTable } from './table-acts.ts';

const acts: Readonly<Record<string, (editor: Editor) => unknown>> = {
  在下方插入行: (editor) => addLine(editor, 'row'),
  在右侧插入列: (editor) => addLine(editor, 'column'),
  删除行: (editor) => deleteLine(editor, 'row'),
  删除列: (editor) => deleteLine(editor, 'column'),
  删除表格: deleteTable,
};
const INSERT = '插入表格';

/** Inserts a table; in one, changes its rows and columns. */
export const TableTool = ({ editor, isInside }: { editor: Editor; isInside: boolean }) => (
  <MenuTool
    label="表格"
    icon={<TableOutlined />}
    isOn={isInside}
    items={(isInside ? Object.keys(acts) : [INSERT]).map((key) => ({ key, label: key, danger: key.startsWith('删除') }))}
    onPick={(key) => (acts[key] ?? insertTable)(editor)}
  />
);
