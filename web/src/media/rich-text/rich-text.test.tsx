import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { RichText } from './rich-text.tsx';
// Loaded beforehand: the first transform of it takes longer than a test waits.
import './rich-text-editor.tsx';

/** The text after somebody has opened it and done something: typed one letter at its beginning unless told. */
async function typedInto(
  value: string,
  type = ({ commands }: Editor, _: HTMLElement): unknown => commands.insertContentAt(1, '字'),
): Promise<string> {
  const changes: string[] = [];
  renderScreen(<RichText value={value} onChange={(html) => changes.push(html)} model="content" />);
  const text = await screen.findByRole('textbox', { name: '正文' });
  const { editor } = text as HTMLElement & { editor: Editor };
  act(() => void type(editor, text));
  await waitFor(() => expect(changes).not.toEqual([]));
  return changes.at(-1) ?? '';
}

describe('a text that another editor wrote', () => {
  it.each([
    ['a colour and a size', '<p>1<span style="color: red; font-size: 18px;">红字</span></p>'],
    ['a colour in a size', '<p>1<span style="font-size: 18px;"><span style="color: red;">红字</span></span></p>'],
    ['an old font', '<p>1<font color="#ff0000" size="4">红字</font></p>'],
    ['a paragraph in the middle', '<p style="text-align: center;">1</p><p align="right">2</p>'],
    ['a heading in the middle', '<h2 style="text-align: center;">1</h2><p>2</p>'],
    ['a box of words', '<div style="text-align: center;">1</div><p>2</p>'],
    ['a box of paragraphs', '<p>1</p><section style="padding: 8px;"><p>2</p><p>3</p></section><p>4</p>'],
    [
      'pictures in their paragraph',
      '<p>1</p><p style="text-align: center;"><img width="300" src="/a.png"><img src="/b.png"></p>',
    ],
    ['pictures without one', '<p>1</p><img src="/a.png"><img src="/b.png"><p>2</p>'],
    [
      'a linked picture',
      '<p>1</p><p><a target="_blank" rel="noopener noreferrer nofollow" href="https://a.cn"><img src="/a.png"></a></p>',
    ],
    [
      'a video of two files',
      '<p>1</p><p><video controls=""><source src="/a.mp4" type="video/mp4"><source src="/a.webm"></video></p>',
    ],
    [
      'a table',
      '<p>1</p><table width="100%" border="1"><colgroup><col style="width: 80px;"></colgroup><thead><tr><th colspan="2">尺码</th></tr></thead>' +
        '<tbody><tr style="height: 20px;"><td rowspan="2" style="text-align: center;">M<br>中</td><td><p>一</p><p>二</p></td></tr></tbody></table><p>2</p>',
    ],
    ['small letters and marks', '<p>1H<sub>2</sub>O<sup>3</sup><mark>重点</mark></p>'],
    ['code with colours', '<pre>1\n  <span style="color: red;">two</span></pre><p>2</p>'],
  ])('keeps %s when a letter is typed into it', async (_, html) => {
    expect(await typedInto(html)).toBe(html.replace('1', '字1'));
  });

  it('has a new line in a cell where somebody presses Enter, and no new cell', async () => {
    const enter = ({ commands }: Editor, text: HTMLElement) => {
      commands.setTextSelection(5);
      fireEvent.keyDown(text, { key: 'Enter' });
    };
    const table = await typedInto('<table><tbody><tr><td>中码</td></tr></tbody></table><p>2</p>', enter);
    expect(table).toContain('<tr><td>中<br>码</td></tr>');
  });

  it('shows no picture that its server would not keep', async () => {
    const data = 'data:image/png;base64,iVBORw0KGgo=';
    expect(await typedInto(`<p>1<img src="${data}"></p><p>2<img src="/b.png"></p>`)).toBe('<p>字1</p><p>2<img src="/b.png"></p>');
  });

  it('loses what would lie over the page', async () => {
    expect(await typedInto('<p>1<span style="position: fixed; color: red">盖</span></p>')).not.toContain('position');
  });
});
