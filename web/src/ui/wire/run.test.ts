import { beforeEach, describe, expect, it } from 'vitest';
import { customerCalls } from '#contract/customers/customers.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { profileCalls } from '#contract/profiles/profiles.ts';
import { Refusal } from '#contract/refusal.ts';
import { type Answering, fakeWire, on } from '../../../test/fake-wire.ts';
import { mug, mugCalls, mugs } from '../../../test/sample-calls.ts';
import {
  MissingCall,
  NetworkError,
  WireError,
  isFieldServed,
  may,
  run,
  runWithChange,
  setOnExpired,
  setSigned,
  signIn,
  useSession,
} from './index.ts';
import { addressOf } from './request.ts';

let lastInit: RequestInit = {};

function serve(...answers: Answering[]) {
  const wire = fakeWire(answers);
  globalThis.fetch = (address, init) => {
    lastInit = init ?? {};
    return wire.fetch(String(address), init);
  };
  return wire;
}

const expired = () => {
  throw new Refusal('x', 401, '过期');
};

beforeEach(() => {
  setOnExpired(undefined);
  useSession.setState({ token: undefined, info: undefined });
});

describe('a call', () => {
  it('sends what its schemas declare, in the notation of the wire', () => {
    const address = addressOf(mugCalls.list, { page: 2, limit: 20, isShow: true, keywords: '耳机' });
    expect(address).toMatch(/^\/api\/admin\/mug\/list\?keywords=%E8%80%B3%E6%9C%BA&isShow=true&page=2&limit=20&temp=\d{10}$/);
  });

  it('leaves out empty filters', () => {
    expect(addressOf(mugCalls.list, { page: 1, limit: 20, keywords: '' })).not.toContain('keywords');
  });

  it('puts the key of the record into the path', () => {
    expect(addressOf(mugCalls.info, { id: 7 })).toMatch(/^\/api\/admin\/mug\/info\/7\?temp=/);
  });

  it('hands back fen and dates', async () => {
    serve(on(mugCalls.list, mugs(1)));
    const { list } = await run(mugCalls.list, { page: 1, limit: 20 });
    expect(list).toEqual([mug(1)]);
  });

  it('carries the token and yuan', async () => {
    const wire = serve(on(mugCalls.save, null));
    signIn('abc');
    await run(mugCalls.save, { name: '杯', price: 1250, stock: 3 });
    expect(lastInit).toMatchObject({ headers: { 'Authori-zation': 'abc' }, body: '{"name":"杯","price":"12.50","stock":3}' });
    expect(wire.sent(mugCalls.save)).toEqual([{ name: '杯', price: 1250, stock: 3 }]);
  });

  it('tells the change a write left', async () => {
    serve(on(mugCalls.remove, null, { change: 9 }));
    await expect(runWithChange(mugCalls.remove, { ids: [1] })).resolves.toEqual({ answer: null, change: 9, message: '操作成功' });
  });

  it('throws the refusal with the number of the request', async () => {
    serve(
      on(mugCalls.save, () => {
        throw new Refusal('mug.TAKEN', 500, '已有同名的杯子');
      }),
    );
    const failure = await run(mugCalls.save, { name: '杯', price: 0, stock: 0 }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WireError);
    expect(failure).toMatchObject({ code: 500, message: '已有同名的杯子', requestNo: 'r-1' });
  });

  it('says so when the line is down', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(run(mugCalls.list, { page: 1, limit: 20 })).rejects.toThrow(NetworkError);
  });

  it('says so when the line breaks in the middle of the answer', async () => {
    const half = (stream: ReadableStreamDefaultController) => {
      stream.enqueue(new TextEncoder().encode('{"code":200,'));
      stream.error(new TypeError('network error'));
    };
    globalThis.fetch = () => Promise.resolve(new Response(new ReadableStream({ start: half })));
    await expect(run(mugCalls.list, { page: 1, limit: 20 })).rejects.toThrow(NetworkError);
  });

  it('says so when the answer is no envelope', async () => {
    globalThis.fetch = () => Promise.resolve(new Response('<html>502</html>'));
    await expect(run(mugCalls.list, { page: 1, limit: 20 })).rejects.toThrow('无法读取');
  });
});

describe('a session that ran out', () => {
  const person = { name: 'admin', realName: '站长', roles: ['1'], permissions: [] };

  it('is renewed once for all calls that failed, and they go again', async () => {
    let asked = 0;
    setSigned(person);
    setOnExpired(async () => {
      asked += 1;
      signIn('new');
      return true;
    });
    serve(on(mugCalls.list, (input) => (useSession.getState().token === 'new' ? mugs(1)(input) : expired())));
    const lists = await Promise.all([run(mugCalls.list, { page: 1, limit: 20 }), run(mugCalls.list, { page: 2, limit: 20 })]);
    expect(lists.map(({ total }) => total)).toEqual([1, 1]);
    expect(asked).toBe(1);
  });

  it('is not asked about again by an answer that comes late about the old one', async () => {
    let asked = 0;
    setSigned(person);
    setOnExpired(async () => Boolean((asked += 1)));
    const late = () => {
      const isOld = useSession.getState().token !== 'new';
      signIn('new');
      return isOld ? expired() : mugs(1)({ page: 1, limit: 20 });
    };
    serve(on(mugCalls.list, late));
    expect(await run(mugCalls.list, { page: 1, limit: 20 })).toMatchObject({ total: 1 });
    expect(asked).toBe(0);
  });

  it('fails the call when the person does not sign in', async () => {
    setSigned(person);
    setOnExpired(async () => false);
    serve(on(mugCalls.list, expired));
    await expect(run(mugCalls.list, { page: 1, limit: 20 })).rejects.toMatchObject({ code: 401 });
  });

  it('is not asked about before anybody was signed in', async () => {
    setOnExpired(() => Promise.reject(new Error('asked')));
    serve(on(mugCalls.list, expired));
    await expect(run(mugCalls.list, { page: 1, limit: 20 })).rejects.toMatchObject({ code: 401 });
  });
});

describe('another server of the wire', () => {
  it('is not asked for what we have added', async () => {
    const wire = serve(on(mugCalls.list, mugs(1)));
    setSigned({ name: 'admin', realName: '', roles: ['1'], permissions: ['*:*:*'], isWireOnly: true });

    await expect(run(mugCalls.list, { page: 1, limit: 20 })).rejects.toBeInstanceOf(MissingCall);
    expect(wire.sent(mugCalls.list)).toEqual([]);
    expect([may(mugCalls.list), may(customerCalls.list)]).toEqual([false, true]);
    expect(['keywords', 'dateLimit'].map((field) => isFieldServed(orderCalls.list, field))).toEqual([false, true]);
  });

  it('leaves out which rows were asked for, and they are read all the same', async () => {
    const list = [{ id: 1, payPrice: '12.50' }];
    globalThis.fetch = () => Promise.resolve(Response.json({ code: 200, message: '', data: { page: 1, total: 1, list } }));

    const { list: rows } = await run(profileCalls.infoByCondition, { userId: 7, type: 0, page: 1, limit: 6 });
    expect(rows).toMatchObject([{ id: 1, payPrice: 1250 }]);
  });
});
