import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type StatusItem, systemStatusCalls } from '#contract/maintenance/system-status.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SystemStatus } from './system-status.tsx';

const disk: StatusItem = { key: 'disk', label: '磁盘', value: '可用 2.0 GB', condition: 'bad', advice: '请马上清理' };
const memory: StatusItem = { key: 'memory', label: '内存', value: '可用 4.0 GB', condition: 'good', advice: '不用处理' };
const answer = { at: new Date('2026-11-20T06:05:00Z'), items: [disk, memory] };

describe('the status of the system', () => {
  it('says of each thing how it is and what to do, for everybody to read', async () => {
    const { container, sent, user } = renderScreen(<SystemStatus />, { wire: [on(systemStatusCalls.info, answer)] });

    for (const text of ['磁盘', '可用 2.0 GB', '故障', '请马上清理', '正常']) expect(await screen.findByText(text)).toBeTruthy();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^刷\s*新$/ }));
    await waitFor(() => expect(sent(systemStatusCalls.info)).toHaveLength(2));
  });

  it('leads to the timers that failed', async () => {
    const timers: StatusItem = { key: 'timers', label: '定时任务', value: '1 个失败', condition: 'bad', advice: '请查看原因' };
    const wire = [on(systemStatusCalls.info, { ...answer, items: [disk, timers] })];
    const { user, address } = renderScreen(<SystemStatus />, { wire });

    await user.click(await screen.findByRole('button', { name: '去查看' }));
    expect(address()).toBe('/maintain/system/timers?state=failed');
  });
});
