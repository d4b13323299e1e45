import { beforeEach, describe, expect, it } from 'vitest';
import { customerCalls } from '#contract/customers/customers.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { directions } from '#contract/customers/enums.ts';
import { runWithChange, setSigned } from './index.ts';

const person = { name: 'admin', realName: '', roles: ['1'], permissions: ['*:*:*'], isWireOnly: true };
const FAULT = '请配置一号通账号！';
const payout = { id: 7, status: 1, payoutNo: 'BANK-1' };
const parcel = { orderNo: 'SO1', type: '1', expressCode: 'shunfeng', expressNumber: 'SF1' };

let asked: string[] = [];

/** A server that fails at every act; its reads are answered in turn, and none where there is nothing to answer. */
function failing(reads: readonly unknown[], act: () => Response = () => Response.json({ code: 500, message: FAULT })) {
  const left = [...reads];
  asked = [];
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input), 'http://shop');
    asked.push(pathname);
    if (/send|founds|apply\/apply/.test(pathname)) return act();
    const data = left.shift();
    return Response.json(data === undefined ? { code: 500, message: '系统异常' } : { code: 200, message: null, data });
  };
}

beforeEach(() => setSigned(person));

describe('an act that another server answers with a fault', () => {
  it('is done where its record has changed, and says what the server complained of', async () => {
    failing([{ status: 0 }, { status: 1 }]);
    expect(await runWithChange(sendingCalls.send, parcel)).toMatchObject({ answer: null, fault: FAULT });

    failing([{ balance: '5.00' }, { balance: '10.00' }]);
    const move = { uid: 7, moneyType: directions.add, moneyValue: 500, integralType: directions.add, integralValue: 0 };
    expect(await runWithChange(customerCalls.operateFounds, move)).toMatchObject({ fault: FAULT });
  });

  it('is refused where others alone have changed the record, or the list that it is in', async () => {
    failing([
      { status: 0, remark: '' },
      { status: 0, remark: '请轻放' },
    ]);
    await expect(runWithChange(sendingCalls.send, parcel)).rejects.toThrow(/^请配置一号通账号！$/);

    failing([
      { total: 2, list: [{ id: 8 }, { id: 7 }] },
      { total: 1, list: [{ id: 7 }] },
    ]);
    await expect(runWithChange(withdrawalCalls.decide, payout)).rejects.toThrow(/^请配置一号通账号！$/);
  });

  it('is done where its withdrawal waits no more, and asks to be checked where the list ends before it', async () => {
    failing([
      { total: 1, list: [{ id: 7 }] },
      { total: 1, list: [{ id: 9 }] },
    ]);
    expect(await runWithChange(withdrawalCalls.decide, payout)).toMatchObject({ fault: FAULT });

    failing([
      { total: 2, list: [{ id: 7 }] },
      { total: 2, list: [{ id: 9 }] },
    ]);
    await expect(runWithChange(withdrawalCalls.decide, payout)).rejects.toThrow(/可能已经生效/);
  });

  it('is refused where its record is as it was', async () => {
    failing([{ status: 0 }, { status: 0 }]);
    await expect(runWithChange(sendingCalls.send, parcel)).rejects.toThrow(/^请配置一号通账号！$/);
  });

  it.each([
    ['its record cannot be read before', []],
    ['its record cannot be read after', [{ status: 0 }]],
  ])('asks to be checked where %s', async (_, reads) => {
    failing(reads);
    await expect(runWithChange(sendingCalls.send, parcel)).rejects.toThrow('请配置一号通账号！（可能已经生效，请核对后再操作）');
  });

  it('is done as well where no answer came', async () => {
    const lost = () => {
      throw new TypeError('Failed to fetch');
    };
    failing([{ status: 0 }, { status: 1 }], lost);
    expect(await runWithChange(sendingCalls.send, parcel)).toMatchObject({ fault: '网络连接失败，请检查网络后重试' });
  });
});

describe('an act on our server', () => {
  it('is made without a look at its record', async () => {
    setSigned({ ...person, isWireOnly: false });
    failing([]);
    await expect(runWithChange(sendingCalls.send, parcel)).rejects.toThrow(FAULT);
    expect(asked).toEqual(['/api/admin/store/order/send']);
  });
});
