import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bodyOf, headersOf } from './rules.ts';

const at = new Date('2026-11-20T06:05:00Z');

describe('a message', () => {
  it('names what it is about, and is signed together with its time', () => {
    const told = { messageId: 'm-1', event: 'order.paid', subject: 'A1', at };
    const body = bodyOf(told);
    const headers = headersOf('secret', told, new Date(at.getTime() + 60_000), body);

    expect(JSON.parse(body)).toEqual({
      id: 'm-1',
      event: 'order.paid',
      createdAt: '2026-11-20T06:05:00.000Z',
      data: { orderNo: 'A1' },
    });
    const timestamp = String(at.getTime() / 1000 + 60);
    const digest = createHmac('sha256', 'secret').update(`${timestamp}.${body}`).digest('hex');
    expect(headers).toEqual({
      'x-signalbox-event': 'order.paid',
      'x-signalbox-id': 'm-1',
      'x-signalbox-timestamp': timestamp,
      'x-signalbox-signature': `v1=${digest}`,
    });
  });
});
