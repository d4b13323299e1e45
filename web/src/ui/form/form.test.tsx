import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Input, InputNumber, Switch } from 'antd';
import { type ReactNode, lazy } from 'react';
import { Route, Routes } from 'react-router';
import { describe, expect, it, onTestFinished } from 'vitest';
import { recordRefusals } from '#contract/record.ts';
import { Refusal } from '#contract/refusal.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { mugCalls } from '../../../test/sample-calls.ts';
import { DialogButton, Field, FormPage, Loaded, MoneyInput, isUnsaved } from '../index.ts';

const fields = (
  <>
    <Field name="name" label="杯子名称">
      <Input />
    </Field>
    <Field name="price" label="价格">
      <MoneyInput />
    </Field>
    <Field name="stock" label="库存">
      <InputNumber />
    </Field>
    <Field name="isLimited" label="是否限量">
      <Switch />
    </Field>
    <Field name="most" label="限量数" when={{ isLimited: true }}>
      <InputNumber />
    </Field>
  </>
);

const full = { name: '马克杯', price: 1250, stock: 3, isLimited: false, version: 4 };

const showPage = (start: object, wire: Answering[]) =>
  renderScreen(
    <Routes>
      <Route path="/mugs" element={<p>杯子列表</p>} />
      <Route
        path="/mugs/new"
        element={
          <FormPage title="添加杯子" call={mugCalls.save} start={start} says="创建成功" then="/mugs">
            {fields}
          </FormPage>
        }
      />
    </Routes>,
    { wire, at: '/mugs/new' },
  );

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const control = (label: string) => screen.getByLabelText(label);

describe('a form', () => {
  it('says what is wrong with each field, in words of the contract, and leads to the first', async () => {
    const { user, sent } = showPage({}, []);
    press('保存');
    expect(await screen.findByText('请填写杯子名称')).toBeTruthy();
    expect(screen.getByText('请输入价格')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(control('杯子名称')));

    await user.type(control('杯子名称'), '一个名字长得超过了二十个字所以放不下的杯子');
    await user.tab();
    expect(await screen.findByText('最多 20 个字')).toBeTruthy();
    expect(sent(mugCalls.save)).toEqual([]);
  });

  it('sends fen, says so, and goes where it was told', async () => {
    const { user, sent, notes } = showPage({}, [on(mugCalls.save, null)]);
    await user.type(control('杯子名称'), '马克杯');
    await user.type(control('价格'), '12.5');
    await user.type(control('库存'), '3');
    press('保存');

    expect(await screen.findByText('杯子列表')).toBeTruthy();
    expect(sent(mugCalls.save)).toEqual([{ name: '马克杯', price: 1250, stock: 3 }]);
    expect(notes).toMatchObject([{ kind: 'success', text: '创建成功' }]);
  });

  it('is sent once, however often the button is pressed', async () => {
    const { sent } = showPage(full, [on(mugCalls.save, null)]);
    press('保存');
    press('保存');
    expect(await screen.findByText('杯子列表')).toBeTruthy();
    expect(sent(mugCalls.save)).toHaveLength(1);
  });

  it('keeps what was typed when it is refused, and says why in its place', async () => {
    const { user } = showPage(full, [
      on(mugCalls.save, () => {
        throw new Refusal('mug.TAKEN', 500, '已有同名的杯子，请换一个名称');
      }),
    ]);
    await user.type(control('杯子名称'), '一号');
    press('保存');
    expect(await within(await screen.findByRole('alert')).findByText('已有同名的杯子，请换一个名称')).toBeTruthy();
    expect(control('杯子名称')).toHaveProperty('value', '马克杯一号');
  });

  it('says a refusal once, in sight, until it is saved after all', async () => {
    const seen: (string | null)[] = [];
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function noteSeen(this: Element) {
      seen.push(this.textContent);
    };
    onTestFinished(() => void (Element.prototype.scrollIntoView = scrollIntoView));
    let isTaken = true;
    const { notes } = showPage(full, [
      on(mugCalls.save, () => {
        if (isTaken) throw new Refusal('mug.TAKEN', 500, '已有同名的杯子，请换一个名称');
        return null;
      }),
    ]);
    press('保存');
    await waitFor(() => expect(seen).toEqual(['已有同名的杯子，请换一个名称']));
    expect(notes).toEqual([]);

    isTaken = false;
    press('保存');

    expect(await screen.findByText('杯子列表')).toBeTruthy();
  });

  it('gives the number of a fault in a note besides', async () => {
    const { notes } = showPage(full, [
      on(mugCalls.save, () => {
        throw new Refusal('system.FAULT', 500, '系统异常');
      }),
    ]);
    press('保存');
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'error', text: '系统异常' }]));
  });

  it('shows a field only when another asks for it', async () => {
    const { user } = showPage(full, []);
    expect(screen.queryByLabelText('限量数')).toBeNull();
    await user.click(screen.getByRole('switch'));
    expect(await screen.findByLabelText('限量数')).toBeTruthy();
  });

  it('leaves out what was emptied and need not be there', async () => {
    const { user, sent } = showPage({ ...full, isLimited: true, most: 9 }, [on(mugCalls.save, null)]);
    await user.clear(await screen.findByLabelText('限量数'));
    press('保存');
    await waitFor(() => expect(sent(mugCalls.save)).toEqual([{ ...full, isLimited: true }]));
  });

  it('is saved by Ctrl-S', async () => {
    const { user, sent } = showPage(full, [on(mugCalls.save, null)]);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent(mugCalls.save)).toHaveLength(1));
  });

  it('passes an accessibility check', async () => {
    const { container } = showPage(full, []);
    expect(await complaintsOf(container)).toEqual([]);
  });
});

describe('what was typed and not saved', () => {
  it('is asked about before the page is left', async () => {
    const { user } = showPage(full, []);
    await user.type(control('杯子名称'), '一号');
    expect(isUnsaved('/mugs/new')).toBe(true);

    press('返回');
    const question = await screen.findByRole('dialog');
    expect(within(question).getByText('有修改尚未保存，放弃后无法恢复。')).toBeTruthy();
    fireEvent.click(within(question).getByRole('button', { name: '放弃' }));

    expect(await screen.findByText('杯子列表')).toBeTruthy();
    expect(isUnsaved('/mugs/new')).toBe(false);
  });

  it('is not asked about when nothing was typed', async () => {
    showPage(full, []);
    press('返回');
    expect(await screen.findByText('杯子列表')).toBeTruthy();
  });
});

describe('a record that somebody else saved meanwhile', () => {
  const staleOnce = (theirs: object) =>
    on(mugCalls.save, ({ version }) => {
      if (version !== 5) throw new Refusal('mug.STALE', 409, '已被他人修改', { version: 5, theirs });
      return null;
    });

  it('is merged field by field as the person chooses', async () => {
    const { user, sent, notes } = showPage(full, [staleOnce({ name: '瓷杯', price: '15.00', stock: 3 })]);
    await user.type(control('杯子名称'), '一号');
    press('保存');

    const dialog = await screen.findByRole('dialog', { name: '内容已被他人修改' });
    expect(within(dialog).getAllByRole('radio')).toHaveLength(2);
    expect(within(dialog).getByRole('group', { name: '杯子名称' })).toBeTruthy();
    await user.click(within(dialog).getByRole('radio', { name: '对方的：瓷杯' }));
    await user.click(within(dialog).getByRole('button', { name: '按所选内容保存' }));

    await waitFor(() => expect(sent(mugCalls.save).at(-1)).toMatchObject({ name: '瓷杯', price: 1500, version: 5 }));
    expect(notes.filter(({ kind }) => kind === 'error')).toEqual([]);
  });

  it('keeps the person’s own side unless told otherwise', async () => {
    const { user, sent } = showPage(full, [staleOnce({ name: '瓷杯', price: '15.00' })]);
    await user.type(control('杯子名称'), '一号');
    press('保存');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '按所选内容保存' }));
    await waitFor(() => expect(sent(mugCalls.save).at(-1)).toMatchObject({ name: '马克杯一号', price: 1500, version: 5 }));
  });
});

describe('a record that was changed since its form was opened', () => {
  it('is saved over nobody: the form says what it was opened with, and then what it was merged with', async () => {
    const theirs = { id: 7, name: '瓷杯', price: '15.00', stock: 3 };
    const opened: unknown[] = [];
    const wire = on(mugCalls.update, (_, body) => {
      opened.push(Object(body).opened);
      if (opened.length === 1) throw recordRefusals.CHANGED({ theirs });
      return null;
    });
    const { user, sent } = renderScreen(
      <DialogButton label="编辑" title="编辑杯子" call={mugCalls.update} start={{ ...full, id: 7 }}>
        {fields}
      </DialogButton>,
      { wire: [wire] },
    );
    press('编辑');
    await user.type(await screen.findByLabelText('库存'), '0');
    press('保存');
    expect(await screen.findByText('你和对方修改的内容互不冲突，可以合并保存。')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '按所选内容保存' }));

    await waitFor(() => expect(sent(mugCalls.update).at(-1)).toMatchObject({ id: 7, name: '瓷杯', price: 1500, stock: 30 }));
    expect(opened).toMatchObject([{ name: '马克杯', price: '12.50', stock: 3 }, theirs]);
  });
});

describe('a form dialog', () => {
  const showDialog = (wire: Answering[]) =>
    renderScreen(
      <DialogButton label="添加" title="添加杯子" call={mugCalls.save} start={full}>
        {fields}
      </DialogButton>,
      { wire },
    );

  it('closes when it is saved', async () => {
    const { sent } = showDialog([on(mugCalls.save, null)]);
    press('添加');
    fireEvent.click(await screen.findByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(mugCalls.save)).toHaveLength(1);
  });

  it('can be saved once its fields are there', async () => {
    const coming = Promise.withResolvers<{ default: () => ReactNode }>();
    const LateFields = lazy(() => coming.promise);
    renderScreen(
      <DialogButton label="添加" title="添加杯子" call={mugCalls.save} start={full}>
        <LateFields />
      </DialogButton>,
      {},
    );
    press('添加');
    expect(await screen.findByRole('button', { name: '保存' })).toHaveProperty('disabled', true);

    coming.resolve({ default: () => fields });
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toHaveProperty('disabled', false));
    expect(screen.getByRole('textbox', { name: '杯子名称' })).toBeTruthy();
  });

  it('stays open with the reason when it is refused', async () => {
    showDialog([
      on(mugCalls.save, () => {
        throw new Refusal('mug.TAKEN', 500, '已有同名的杯子');
      }),
    ]);
    press('添加');
    fireEvent.click(await screen.findByRole('button', { name: '保存' }));
    expect(await within(screen.getByRole('dialog')).findByText('已有同名的杯子')).toBeTruthy();
  });

  it('is absent for those who may not make its call', () => {
    renderScreen(
      <DialogButton label="添加" title="添加杯子" call={mugCalls.save} start={full}>
        {fields}
      </DialogButton>,
      { may: [] },
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a record that is read before it is edited', () => {
  it('is shown once it came, or the reason why not', async () => {
    let isDown = true;
    const answer = on(mugCalls.info, ({ id }) => {
      if (isDown) throw new Refusal('x', 500, '系统异常');
      return { ...full, id };
    });
    renderScreen(
      <Loaded call={mugCalls.info} input={{ id: 3 }} back="/mugs">
        {(record) => <p>{record?.name}</p>}
      </Loaded>,
      { wire: [answer] },
    );
    expect(await screen.findByText(/系统异常，请重试/)).toBeTruthy();

    isDown = false;
    press('重试');
    expect(await screen.findByText('马克杯')).toBeTruthy();
  });

  it.each([
    [404, '没有找到这个杯子', '没有找到这个杯子'],
    [403, '没有相关权限', '没有权限查看，需要时请联系管理员开通'],
  ] as const)('leads back to its list when asking again is in vain: %i', async (code, message, says) => {
    const refused = on(mugCalls.info, () => {
      throw new Refusal('x', code, message);
    });
    const { address } = renderScreen(
      <Loaded call={mugCalls.info} input={{ id: 3 }} back="/mugs">
        {() => null}
      </Loaded>,
      { wire: [refused], at: '/mugs/3' },
    );
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();

    press('返回列表');
    expect(address()).toBe('/mugs');
  });
});
