import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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

describe('the length of a text', () => {
  it('counts letters and pictures as somebody types, without spaces', async () => {
    await typedInto('<p>两 个</p><p>Tee 👕</p><img src="/a.png"><p style="text-align: center;">行<img src="/b.png"></p>');
    expect(screen.getByText('8 字，2 张图')).toBeTruthy();
  });
});

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

const LAZY = 'https://mmbiz.qpic.cn/a/640?wx_fmt=png';
const NO_DATA = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

/** The text after somebody has pasted HTML at a place of it, with the files that a program puts beside. */
const pastedInto = (value: string, html: string, at = 1, files: readonly File[] = []) =>
  typedInto(value, (editor, text) => {
    editor.commands.setTextSelection(at);
    const getData = (type: string) => (type === 'text/html' ? html : '');
    fireEvent.paste(text, { clipboardData: { files, types: ['text/html'], getData } });
  });

describe('a text that is pasted', () => {
  it.each(['data-src', 'data-original', 'data-lazy-src'])(
    'brings pictures that its page would load later, from %s',
    async (name) => {
      const text = await pastedInto('', `<section><p>图</p><p><img ${name}="${LAZY}" src="${NO_DATA}"></p></section>`);

      expect(text).toContain(`<img src="${LAZY}">`);
      expect(screen.queryByText(/没有带过来/)).toBeNull();
    },
  );

  const line = '<p style="text-align: center;">一</p>';
  it.each([
    [
      'backgrounds',
      '',
      1,
      `<section style="background: #fef0f0;">${line}</section>`,
      `<section style="background-color: #fef0f0;">${line}</section>`,
    ],
    ['what stands in the middle', '<p>前</p>', 2, `${line}\n<p>二</p>`, `<p>前</p>${line}<p>二</p>`],
    ['one line in the middle', '', 1, line, line],
    ['a sentence that a line is put into', '<p>前后</p>', 2, line, '<p>前一后</p>'],
  ])('keeps %s', async (_, value, at, html, kept) => {
    expect(await pastedInto(value, html, at)).toBe(kept);
  });

  it('says how many pictures did not come, and why', async () => {
    const office = '<img src="file:///C:/msohtml1/01/clip_image002.png">';

    const text = await pastedInto('', `<p>前${office}<img src="${NO_DATA}">后<img src="${LAZY}"></p>`);

    expect(text).toBe(`<p>前后<img src="${LAZY}"></p>`);
    expect(await screen.findByText(/^2 张图片没有带过来：/)).toBeTruthy();
  });

  it('is taken as words where an office program puts a picture of them beside', async () => {
    const picture = new File(['x'], 'image.png', { type: 'image/png' });

    const text = await pastedInto('', '<p class="MsoNormal">茶具</p>', 1, [picture]);

    expect(text).toBe('<p>茶具</p>');
  });
});

/** The text after somebody has put the cursor at a place of it, or selected up to another, and picked from a menu. */
async function pickedIn(value: string, [from, to]: readonly [from: number, to: number], tool: string, item: string) {
  const changes: string[] = [];
  renderScreen(<RichText value={value} onChange={(html) => changes.push(html)} model="content" />);
  const text = await screen.findByRole('textbox', { name: '正文' });
  const { editor } = text as HTMLElement & { editor: Editor };
  act(() => void editor.commands.setTextSelection({ from, to }));
  const user = userEvent.setup();
  screen.getByRole('button', { name: tool }).focus();
  await user.keyboard('{Enter}');
  const items = await screen.findAllByRole('menuitem');
  // Keys go on in the menu.
  await waitFor(() => expect(items).toContain(document.activeElement));
  // Opened text gains a line to type in, which is not what was picked.
  changes.length = 0;
  await user.click(screen.getByRole('menuitem', { name: new RegExp(`${item}$`) }));
  await waitFor(() => expect(changes).not.toEqual([]));
  return { html: changes.at(-1), type: (words: string) => act(() => void editor.commands.insertContent(words)), changes };
}

const RED = '<span style="color: #d92d2d">';

describe('the menu of colours', () => {
  it('puts words into a colour', async () => {
    expect((await pickedIn('<p>热卖中</p>', [1, 3], '文字颜色', '红色')).html).toBe(`<p>${RED}热卖</span>中</p>`);
  });

  it('takes a colour for another, whoever wrote it, and leaves sizes', async () => {
    const imported = '<p><span style="color: blue; font-size: 18px">热卖</span><font color="#00f" size="4">中</font></p>';
    const { html } = await pickedIn(imported, [1, 4], '文字颜色', '红色');
    expect(html).toBe(`<p><span style="font-size: 18px">${RED}热卖</span></span><font size="4">${RED}中</span></font></p>`);
  });

  it('takes colours off', async () => {
    expect((await pickedIn(`<p>${RED}热卖</span><b>中</b></p>`, [1, 4], '文字颜色', '清除颜色')).html).toBe(
      '<p>热卖<b>中</b></p>',
    );
  });
});

const rows = (...lines: string[]) =>
  `<table><tbody>${lines
    .map(
      (line) =>
        `<tr>${line
          .split('|')
          .map((cell) => `<td>${cell}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

describe('the menu of tables', () => {
  it.each([
    ['<p></p>', 1, ''],
    ['<p>前</p><p></p><p>后</p>', 4, ['<p>前</p>', '<p>后</p>']],
    ['<p><b>前</b></p>', 2, ['<p><b>前</b></p>']],
    ['<p>前后</p>', 2, ['<p>前</p>', '<p>后</p>']],
  ])('inserts one into %s, with headings and the cursor in its first cell', async (value, at, [before = '', after = '']) => {
    const { type, changes } = await pickedIn(value, [at, at], '表格', '插入表格');
    type('尺码');
    const line = (tag: string, first = '') => `<tr><${tag}>${first}</${tag}>${`<${tag}></${tag}>`.repeat(2)}</tr>`;
    const looks = 'width="100%" border="1" cellpadding="6" cellspacing="0"';
    expect(changes.at(-1)).toBe(
      `${before}<table ${looks}><tbody>${line('th', '尺码')}${line('td')}${line('td')}</tbody></table>${after}`,
    );
  });

  it.each([
    ['在下方插入行', 4, rows('一|二', '|', '三|四')],
    ['在右侧插入列', 4, rows('一||二', '三||四')],
    ['删除行', 4, rows('三|四')],
    ['删除列', 4, rows('二', '四')],
    ['删除表格', 4, ''],
  ])('%s', async (item, at, html) => {
    expect((await pickedIn(rows('一|二', '三|四'), [at, at], '表格', item)).html).toBe(html);
  });

  it.each([
    ['在下方插入行', '<tr><td rowspan="3">一</td><td>二</td></tr><tr><td></td></tr><tr><td>三</td></tr>'],
    ['在右侧插入列', '<tr><td rowspan="2">一</td><td>二</td><td></td></tr><tr><td>三</td><td></td></tr>'],
    ['删除行', '<tr><td>一</td><td>三</td></tr>'],
    ['删除列', '<tr><td rowspan="2">一</td></tr><tr></tr>'],
  ])('%s, beside a cell of two rows', async (item, html) => {
    const table = (inner: string) => `<p>前</p><table><tbody>${inner}</tbody></table>`;
    const before = table('<tr><td rowspan="2">一</td><td>二</td></tr><tr><td>三</td></tr>');
    expect((await pickedIn(before, [10, 10], '表格', item)).html).toBe(table(html));
  });

  it.each([
    ['9', 15, '<tr><td rowspan="2">一</td><td>二</td></tr><tr><td>三</td></tr><tr><td></td><td></td></tr>'],
    ['0', 15, '<tr><td rowspan="2">一</td><td>二</td></tr><tr><td>三</td></tr><tr><td></td><td></td></tr>'],
    ['9', 18, '<tr><td rowspan="3">一</td><td>二</td></tr><tr><td></td></tr><tr><td>三</td></tr>'],
  ])('inserts a row where a cell of %s rows goes on below the last one, with the cursor at %i', async (rowspan, at, html) => {
    const [head, foot] = ['<thead><tr><th rowspan="5">尺码</th><th>价</th></tr></thead>', '<tfoot><tr><td>注</td></tr></tfoot>'];
    const shorter = head.replace(' rowspan="5"', '');
    const body = `<tbody><tr><td rowspan="${rowspan}">一</td><td>二</td></tr><tr><td>三</td></tr></tbody>`;
    const { html: written } = await pickedIn(`<table>${head}${body}${foot}</table>`, [at, at], '表格', '在下方插入行');
    expect(written).toBe(`<table>${shorter}<tbody>${html}</tbody>${foot}</table>`);
  });

  it('has room for a cell that says it is larger than any browser draws', async () => {
    const cells = '<tr><td colspan="99999999" rowspan="99999999">一</td></tr><tr><td>二</td></tr>';
    const { html } = await pickedIn(`<table><tbody>${cells}</tbody></table>`, [9, 9], '表格', '删除表格');
    expect(html).toBe('');
  });
});
