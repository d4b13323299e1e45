import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setSigned } from '../wire/index.ts';
import { Can, type Gate } from './can.tsx';

const gates: [string, Gate, boolean][] = [
  ['a held permission', { permission: 'admin:mug:list' }, true],
  ['one of several', { permission: ['admin:mug:save', 'admin:mug:info'] }, true],
  ['a permission that is not held', { permission: 'admin:mug:save' }, false],
  ['every one of two that are held', { every: ['admin:mug:list', 'admin:mug:info'] }, true],
  ['every one of two, one of which is not', { every: ['admin:mug:list', 'admin:mug:save'] }, false],
  ['a role of the person', { roles: ['keeper'] }, true],
  ['a role of somebody else', { roles: ['editor'] }, false],
  ['a role and a permission that is missing', { roles: ['keeper'], permission: 'admin:mug:save' }, false],
];

describe('what is shown to some only', () => {
  beforeEach(() =>
    setSigned({ name: 'wang', realName: '小王', roles: ['keeper'], permissions: ['admin:mug:list', 'admin:mug:info'] }),
  );
  afterEach(cleanup);

  it.each(gates)('asks for %s', (_, gate, expected) => {
    render(<Can {...gate}>按钮</Can>);

    expect(screen.queryByText('按钮') !== null).toBe(expected);
  });

  it('shows something else to the others', () => {
    render(
      <Can permission="admin:mug:save" else="没有权限">
        按钮
      </Can>,
    );

    expect(screen.getByText('没有权限')).toBeTruthy();
  });
});
