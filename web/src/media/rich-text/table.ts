import { Node } from '@tiptap/react';
import { goToCell } from './table-acts.ts';
import { isText, ownTag } from './text-blocks.ts';

const CELLS = 'td,th';

/** A table as HTML has it, with caption, columns and parts. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: '(caption | columns | tablePart | tableRow)*',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes: attributes }) => ['table', attributes, 0],
});

const Caption = Node.create({
  name: 'caption',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'caption' }],
  renderHTML: ({ HTMLAttributes: attributes }) => ['caption', attributes, 0],
});

const Columns = Node.create({
  name: 'columns',
  content: 'column*',
  parseHTML: () => [{ tag: 'colgroup' }],
  renderHTML: ({ HTMLAttributes: attributes }) => ['colgroup', attributes, 0],
});

const Column = Node.create({
  name: 'column',
  atom: true,
  parseHTML: () => [{ tag: 'col' }],
  renderHTML: ({ HTMLAttributes: attributes }) => ['col', attributes],
});

const TablePart = Node.create({
  name: 'tablePart',
  content: 'tableRow*',
  addAttributes: () => ownTag('tbody'),
  parseHTML: () => [{ tag: 'thead,tbody,tfoot' }],
  renderHTML: ({ node, HTMLAttributes: attributes }) => [String(node.attrs['tag']), attributes, 0],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(textCell | boxCell)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes: attributes }) => ['tr', attributes, 0],
});

/** A cell of words; a new line in it is no new cell. */
const TextCell = Node.create({
  name: 'textCell',
  content: 'inline*',
  isolating: true,
  priority: 1000,
  addAttributes: () => ownTag('td'),
  parseHTML: () => [{ tag: CELLS, getAttrs: (element) => (isText(element) ? null : false) }],
  renderHTML: ({ node, HTMLAttributes: attributes }) => [String(node.attrs['tag']), attributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.isActive(this.name) && this.editor.commands.insertContent({ type: 'hardBreak' }),
      Tab: () => goToCell(this.editor, 1),
      'Shift-Tab': () => goToCell(this.editor, -1),
    };
  },
});

/** A cell of paragraphs. */
const BoxCell = Node.create({
  name: 'boxCell',
  content: 'block+',
  isolating: true,
  addAttributes: () => ownTag('td'),
  parseHTML: () => [{ tag: CELLS }],
  renderHTML: ({ node, HTMLAttributes: attributes }) => [String(node.attrs['tag']), attributes, 0],
});

export const tables = [Table, Caption, Columns, Column, TablePart, TableRow, TextCell, BoxCell];
