import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { impersonationCalls } from '#contract/access/impersonations.ts';
import { sessionCalls } from '#contract/access/sessions.ts';
import { MINUTE } from '#contract/durations.ts';
import { on } from '../../../test/fake-wire.ts';
import { me, renderApp } from '../../../test/render-app.tsx';

it('says as whom somebody looks, and ends it', async () => {
  sessionStorage.setItem('impersonation', 't'.repeat(32));
  const impersonatedUntil = new Date(Date.now() + 30 * MINUTE);
  const wire = [
    on(sessionCalls.list, []),
    on(administratorCalls.me, { ...me, realName: '小王', impersonatedUntil }),
    on(impersonationCalls.end, null),
  ];
  const { user, sent } = renderApp({ at: '/maintain/user', wire });
  const bar = await screen.findByRole('status', { name: '' });
  await waitFor(() => expect(bar.textContent).toContain('正在以 小王 的身份查看（只读）'));

  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { ...location, assign });
  await user.click(screen.getByRole('button', { name: '结束' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(sent(impersonationCalls.end)).toHaveLength(1);
  expect(sessionStorage.getItem('impersonation')).toBeNull();
  vi.unstubAllGlobals();
});
