import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { batchesOf, bodyOf, headersOf } from './rules.ts';

const at = new Date('2026-11-20T06:05:00Z');

describe('a message', () => {
  it('names what it is about, and is signed together with its time', () => {
    const told = { messageId: 'm-1', event: 'order.paid', subject: 'A1', ids: null, at };
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

  it('of an act on many products names all of them', () => {
    const told = { messageId: 'm-2', event: 'product.changed', subject: '7、8（2 件）', ids: [7, 8], at };

    expect(JSON.parse(bodyOf(told))).toMatchObject({ event: 'product.changed', data: { productIds: ['7', '8'] } });
  });
});

describe('an act on many records', () => {
  const upTo = (last: number) => Array.from({ length: last }, (_, nth) => nth + 1);

  it('is told in messages of at most a hundred, each record once', () => {
    const batches = batchesOf([...upTo(250), 1, 2]);

    expect(batches.map(({ ids }) => ids?.length)).toEqual([100, 100, 50]);
    expect(batches.flatMap(({ ids }) => ids ?? [])).toEqual(upTo(250));
    expect(batches[0]?.subject).toBe('1、2、3 等（100 件）');
  });

  it('that touched one alone is told as if it were saved by itself', () => {
    expect(batchesOf([7, 7])).toEqual([{ subject: '7', ids: null }]);
    expect(batchesOf([])).toEqual([]);
  });
});
