import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Input } from 'antd';
import { describe, expect, it } from 'vitest';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { mugCalls } from '../../../test/sample-calls.ts';
import { DialogButton, Field, FormPage, Section } from '../index.ts';

const page = { name: '页面', price: 1, stock: 1 };
const dialog = { ...page, name: '对话框' };

const show = () =>
  renderScreen(
    <FormPage
      title="编辑杯子"
      call={mugCalls.save}
      start={page}
      then="/mugs"
      actions={
        <DialogButton label="改名" title="改名" call={mugCalls.save} start={dialog}>
          <Field name="name" label="新名称">
            <Input />
          </Field>
        </DialogButton>
      }
    >
      {['基本信息', '图片', '详情'].map((title) => (
        <Section key={title} title={title}>
          <p>{title}的内容</p>
        </Section>
      ))}
    </FormPage>,
    { wire: [on(mugCalls.save, null)] },
  );

describe('Ctrl-S', () => {
  it('saves what is on top', async () => {
    const { user, sent } = show();
    fireEvent.click(screen.getByRole('button', { name: '改名' }));
    await screen.findByLabelText('新名称');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent(mugCalls.save)).toEqual([dialog]));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent(mugCalls.save)).toEqual([dialog, page]));
  });
});

describe('a long form', () => {
  it('has a rail that leads to its sections', async () => {
    const { user, container } = show();
    const reached: Element[] = [];
    Element.prototype.scrollIntoView = function noteReached(this: Element) {
      reached.push(this);
    };
    await user.click(screen.getByRole('button', { name: '详情' }));
    expect(reached).toEqual([screen.getByRole('region', { name: '详情' })]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('opens dialogs that pass an accessibility check, on a phone too', async () => {
    setWidth(390);
    show();
    fireEvent.click(screen.getByRole('button', { name: '改名' }));
    await screen.findByLabelText('新名称');
    expect(await complaintsOf(await screen.findByRole('dialog'))).toEqual([]);
  });
});
