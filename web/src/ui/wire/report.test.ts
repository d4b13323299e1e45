import { beforeEach, describe, expect, it } from 'vitest';
import { setWidth } from '../../../test/browser.ts';
import { type ErrorNotification, setNotifier } from '../basics/notify.ts';
import { report } from './report.ts';
import { NetworkError, WireError } from './wire-error.ts';

let notes: [string, ErrorNotification | undefined][] = [];
const ignore = () => {};

beforeEach(() => {
  notes = [];
  setNotifier({
    success: ignore,
    info: ignore,
    warning: ignore,
    undo: () => ignore,
    error: (text, note) => {
      notes.push([text, note]);
      return ignore;
    },
  });
});

describe('the error catalogue', () => {
  it.each([
    [401, '过期', '无效的会话，或者登录已过期，请重新登录。'],
    [403, '拒绝', '没有权限访问。'],
    [500, '库存不足', '库存不足'],
    [500, '', 'Error'],
  ])('says %i as it is worded', (code, message, said) => {
    report(new WireError(code, message), 'act');
    expect(notes).toEqual([[said, { seconds: 5, requestNo: undefined }]]);
  });

  it('says what is beyond the data scope of a role as the server does', () => {
    report(new WireError(403, '您的岗位只能看自己提货点的数据', { isBeyondLimit: true }), 'act');
    expect(notes[0]?.[0]).toBe('您的岗位只能看自己提货点的数据');
  });

  it.each([
    ['系统异常', '系统异常'],
    ['系统异常，请稍后重试（请求号 r-9）', '系统异常，请稍后重试'],
    ['与数据库的连接中断，请稍后重试（请求号 r-9）', '与数据库的连接中断，请稍后重试'],
  ])('gives the request number of a fault once: %s', (message, said) => {
    report(new WireError(500, message, null, { requestNo: 'r-9' }), 'act');
    expect(notes).toEqual([[said, { seconds: 5, requestNo: 'r-9' }]]);
  });

  it('reports a lost line for five seconds', () => {
    report(new NetworkError('网络连接失败'), 'read');
    expect(notes).toEqual([['网络连接失败', { seconds: 5, requestNo: undefined }]]);
  });

  it('is silent about a stale save, which has its own dialog', () => {
    report(new WireError(409, '已被修改'), 'act');
    expect(notes).toEqual([]);
  });

  it('is silent about reads on a phone and short about acts', () => {
    setWidth(390);
    report(new WireError(500, '读取失败'), 'read');
    report(new WireError(500, ''), 'act');
    report(new WireError(500, '商品库存不足，请减少数量'), 'act');
    expect(notes).toEqual([
      ['操作失败', { seconds: 1, requestNo: undefined }],
      ['商品库存不足，请减少数量', { seconds: 1.5, requestNo: undefined }],
    ]);
  });
});
