import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DAY } from '#contract/durations.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ArticlePicker } from './article-picker.tsx';
import { CouponPicker, type PickableCoupon, type PickedCoupon } from './coupon-picker.tsx';
import { FormPreview } from './form-preview.tsx';
import { HourRangeInput } from './hour-range-input.tsx';
import './icon-dialog.tsx';
import { iconNames } from './icon-names.ts';
import { IconInput } from './icon-input.tsx';
import type { PickInput } from './pick-dialog.tsx';
import { LEAVE, documentOf, previewIn } from './preview.ts';

const pageOf = <T,>(...list: T[]) => ({ page: 1, limit: 10, total: list.length, totalPage: 1, list });
const nobody = () => {};

const coupon = (id: number, overrides: Partial<PickableCoupon> = {}): PickableCoupon => ({
  id,
  name: `满减券 ${id}`,
  money: 1000,
  minPrice: 0,
  isFixedTime: false,
  day: null,
  useStartTime: null,
  useEndTime: null,
  isLimited: false,
  lastTotal: 0,
  ...overrides,
});
const dated = coupon(2, {
  minPrice: 5000,
  isFixedTime: true,
  useStartTime: new Date('2026-11-19T16:00:00Z'),
  useEndTime: new Date('2026-11-29T16:00:00Z'),
  isLimited: true,
  lastTotal: 7,
});

function coupons() {
  const asked: PickInput[] = [];
  const load = (overrides: PickInput) => {
    asked.push(overrides);
    return Promise.resolve(pageOf(coupon(1), dated));
  };
  return { asked, load };
}

describe('the coupon picker', () => {
  it('says of each what it is worth, from when to when, and how many are left', async () => {
    renderScreen(<CouponPicker handle="wu" load={coupons().load} onPick={nobody} onClose={nobody} />);
    const dialog = await screen.findByRole('dialog', { name: '优惠券' });
    expect(await screen.findByText('2026-11-20 00:00:00 至 2026-11-30 00:00:00')).toBeTruthy();
    for (const text of ['¥50.00', '7', '不限量']) expect(within(dialog).getByText(text)).toBeTruthy();
    expect(within(dialog).getAllByText('不限制')).toHaveLength(2);
    expect(await complaintsOf(dialog)).toEqual([]);
  });

  it('ticks a coupon by its name too', async () => {
    const { user } = renderScreen(<CouponPicker handle="wu" load={coupons().load} onPick={nobody} onClose={nobody} />);
    const dialog = await screen.findByRole('dialog', { name: '优惠券' });
    await user.click(await within(dialog).findByRole('button', { name: '满减券 2' }));
    expect(within(dialog).getByRole('checkbox', { name: /满减券 2/ })).toHaveProperty('checked', true);
  });

  it('warns when nothing is picked, and hands over what is', async () => {
    const picked: (readonly PickedCoupon[])[] = [];
    const { user, notes } = renderScreen(
      <CouponPicker handle="wu" load={coupons().load} onPick={(list) => picked.push(list)} onClose={nobody} />,
    );
    await screen.findByText('满减券 1');
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(notes).toEqual([{ kind: 'warning', text: '请先选择优惠券' }]);
    await user.click(screen.getByRole('checkbox', { name: '选择满减券 1' }));
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(picked).toEqual([[coupon(1)]]);
  });

  it('searches by name', async () => {
    const { asked, load } = coupons();
    const { user } = renderScreen(<CouponPicker handle="wu" load={load} onPick={nobody} onClose={nobody} />);
    await user.type(await screen.findByRole('searchbox', { name: '优惠券名称' }), '满减{Enter}');
    await waitFor(() => expect(asked.at(-1)).toEqual({ page: 1, limit: 10, filters: { name: '满减' } }));
  });

  it('sends one at a click', async () => {
    const sent: number[] = [];
    const act = ({ id }: { id: number }) => <button onClick={() => sent.push(id)}>发送</button>;
    const { user } = renderScreen(<CouponPicker handle="send" load={coupons().load} act={act} onClose={nobody} />);
    await user.click((await screen.findAllByRole('button', { name: '发送' }))[1] ?? document.body);
    expect(sent).toEqual([2]);
    expect(screen.queryByRole('button', { name: '确定' })).toBeNull();
  });

  it('says why it has nothing to show', async () => {
    renderScreen(<CouponPicker handle="wu" load={() => Promise.resolve(pageOf())} onPick={nobody} onClose={nobody} />);
    expect(await screen.findByText('没有可用的优惠券，请先添加')).toBeTruthy();
  });
});

describe('the article picker', () => {
  const article = {
    id: 5,
    title: '铁路往事',
    imageInput: '',
    visit: 120,
    updateTime: new Date('2026-11-20T06:05:00Z'),
    hide: false,
    showTime: null,
  };

  it('hands over the one that is picked, and closes', async () => {
    const done: string[] = [];
    const { user } = renderScreen(
      <ArticlePicker
        load={() => Promise.resolve(pageOf(article))}
        tree={[{ id: 3, name: '新闻' }]}
        onPick={({ title }) => done.push(title)}
        onClose={() => done.push('closed')}
      />,
    );
    const radio = await screen.findByRole('radio', { name: '选择铁路往事' });
    expect(await complaintsOf(screen.getByRole('dialog'))).toEqual([]);
    radio.focus();
    await user.keyboard(' ');
    expect(done).toEqual(['铁路往事', 'closed']);
  });

  it('says which ones customers do not find', async () => {
    const later = new Date(Date.now() + DAY);
    const load = () =>
      Promise.resolve(pageOf({ ...article, hide: true }, { ...article, id: 6, showTime: later }, { ...article, id: 7 }));
    renderScreen(<ArticlePicker load={load} tree={[]} onPick={nobody} onClose={nobody} />);
    await screen.findAllByRole('radio');
    const said = screen.getAllByRole('row').flatMap(({ textContent }) => /隐藏|待发布|显示/.exec(textContent)?.[0] ?? []);
    expect(said).toEqual(['隐藏', '待发布', '显示']);
  });

  it('searches by word', async () => {
    const asked: PickInput[] = [];
    const load = (overrides: PickInput) => {
      asked.push(overrides);
      return Promise.resolve(pageOf(article));
    };
    const { user } = renderScreen(<ArticlePicker load={load} tree={[]} onPick={nobody} onClose={nobody} />);
    await user.type(await screen.findByRole('searchbox', { name: '文章搜索' }), '往事{Enter}');
    await waitFor(() => expect(asked.at(-1)?.filters).toEqual({ keywords: '往事' }));
  });
});

describe('the icon of a menu', () => {
  function Controlled() {
    const [icon, setIcon] = useState('menu');
    return <IconInput value={icon} onChange={setIcon} />;
  }

  it('is found by its English name, and picked with the keyboard', async () => {
    const { user } = renderScreen(
      <Suspense>
        <Controlled />
      </Suspense>,
    );
    await user.click(screen.getByRole('button', { name: /menu/ }));
    const dialog = await screen.findByRole('dialog', { name: '菜单图标' });
    await user.type(within(dialog).getByRole('searchbox', { name: '搜索图标' }), 'S-Goods');
    expect(within(dialog).queryByRole('button', { name: 'menu' })).toBeNull();
    expect(await complaintsOf(dialog)).toEqual([]);
    await user.tab();
    within(dialog).getByRole('button', { name: 's-goods' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: /图标：s-goods/ })).toBeTruthy();
  });

  it('is any that the font draws', () => {
    const sheet = readFileSync('web/src/app/shell/element-icons/element-icons.css', 'utf8');
    const drawn = [...sheet.matchAll(/\.el-icon-([a-z0-9-]+):before/g)].map(([, name]) => name);
    expect(iconNames).toEqual([...new Set(drawn)]);
  });

  it('says when there is none of that name', async () => {
    const { user } = renderScreen(<Controlled />);
    await user.click(screen.getByRole('button', { name: /menu/ }));
    await user.type(await screen.findByRole('searchbox', { name: '搜索图标' }), '商品');
    expect(await screen.findByText('没有这样的图标，请换一个英文关键字')).toBeTruthy();
  });
});

describe('a range of hours', () => {
  function Controlled({ start }: { start: string }) {
    const [range, setRange] = useState(start);
    return (
      <>
        <HourRangeInput value={range} onChange={setRange} />
        <output>{range}</output>
      </>
    );
  }
  const open = (user: ReturnType<typeof renderScreen>['user'], label: string) =>
    user.click(screen.getByRole('combobox', { name: label }));
  const choose = (user: ReturnType<typeof renderScreen>['user'], hour: string) => {
    const options = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option[title]')];
    return user.click(options.find(({ title }) => title === hour) ?? document.body);
  };

  it('takes its end along when it begins later', async () => {
    const { user, container } = renderScreen(<Controlled start="00:00,02:00" />);
    expect(await complaintsOf(container)).toEqual([]);
    await open(user, '开始时间');
    await choose(user, '04:00');
    expect(screen.getByRole('status').textContent).toBe('04:00,04:00');
  });

  it('does not end before it begins', async () => {
    const { user } = renderScreen(<Controlled start="02:00," />);
    await open(user, '结束时间');
    await choose(user, '01:00');
    expect(screen.getByRole('status').textContent).toBe('02:00,');
    await choose(user, '03:00');
    expect(screen.getByRole('status').textContent).toBe('02:00,03:00');
  });
});

describe('the preview of a form', () => {
  const message = (type: string, overrides: object = {}) => ({
    type: 'refreshFrame',
    data: {
      generateConf: { type },
      css: 'a{}',
      html: '<b>名</b>',
      js: 'go()',
      links: ['/a.css'],
      scripts: ['https://x/a.js'],
      ...overrides,
    },
  });
  const post = (data: unknown, origin = window.location.origin) =>
    fireEvent(window, new MessageEvent('message', { data, origin }));

  it('runs apart from the page, by itself or in a dialog', async () => {
    renderScreen(<FormPreview />);
    post(message('file'));
    const frame = await screen.findByTitle('表单预览');
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(screen.queryByRole('dialog')).toBeNull();
    post(message('dialog'));
    expect(await screen.findByRole('dialog', { name: '表单预览' })).toBeTruthy();
  });

  it('closes when its frame says that somebody presses Esc, and nobody else', async () => {
    renderScreen(<FormPreview />);
    post(message('dialog'));
    const frame = await screen.findByTitle('表单预览');
    const say = (source: MessageEventSource | null, origin = 'null') =>
      fireEvent(window, new MessageEvent('message', { data: LEAVE, origin, source }));
    if (!(frame instanceof HTMLIFrameElement)) throw new Error('the preview is a frame');
    say(window);
    say(frame.contentWindow, 'https://elsewhere.example');
    expect(screen.getByRole('dialog')).toBeTruthy();

    say(frame.contentWindow);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('hears only this site', () => {
    renderScreen(<FormPreview />);
    post(message('file'), 'https://elsewhere.example');
    post({ type: 'other' });
    expect(screen.getByText('还没有要预览的表单')).toBeTruthy();
  });

  it('loads only from addresses that are some', () => {
    expect(previewIn(message('file', { scripts: ['javascript:alert(1)'] }))).toBeUndefined();
    expect(previewIn(message('file', { links: ['//x/a.css'] }))).toBeUndefined();
    expect(previewIn({ type: 'refreshFrame', data: {} })).toMatchObject({ type: 'file', scripts: [] });
  });

  it('is a page in which no text ends its element', () => {
    const preview = previewIn(message('file', { js: 'x("</script><p>")' }));
    const page = preview ? documentOf(preview) : '';
    expect(page).toContain('x("<\\/script><p>")');
    expect(page.indexOf('https://x/a.js')).toBeLessThan(page.indexOf('x("'));
  });
});
