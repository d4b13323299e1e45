import { act, screen, waitFor } from '@testing-library/react';
import { Input } from 'antd';
import { expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { setWidth } from '../../../test/browser.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { type Mug, mugCalls, mugs } from '../../../test/sample-calls.ts';
import { type Column, DialogButton, Field, ListPage } from '../index.ts';

const columns: Column<Mug>[] = [{ title: '名称', field: 'name' }];

const MugList = () => (
  <ListPage
    title="杯子"
    call={mugCalls.list}
    columns={columns}
    rowActions={() => (
      <DialogButton label="编辑" title="编辑杯子" call={mugCalls.save} start={{ price: 1, stock: 1 }}>
        <Field name="name" label="杯子名称">
          <Input />
        </Field>
      </DialogButton>
    )}
  />
);

const turn = (px: number) =>
  act(() => {
    setWidth(px);
    window.dispatchEvent(new Event('resize'));
  });

it('a dialog of a row stays open with what was typed while the window becomes narrow, and then the rows become cards', async () => {
  const { user, container } = renderScreen(<MugList />, { wire: [on(preferenceCalls.get, null), on(mugCalls.list, mugs(1))] });
  await user.click(await screen.findByRole('button', { name: '编辑' }));
  await user.type(await screen.findByLabelText('杯子名称'), '大');
  turn(390);
  expect(screen.getByLabelText('杯子名称')).toHaveProperty('value', '大');
  expect(container.querySelector('.card')).toBeNull();

  await user.click(screen.getByRole('button', { name: '取消' }));
  await user.click(await screen.findByRole('button', { name: '放弃' }));
  await waitFor(() => expect(container.querySelector('.card')).toBeTruthy());
});
