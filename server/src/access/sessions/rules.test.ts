import { describe, expect, it } from 'vitest';
import { MINUTE } from '#contract/durations.ts';
import { type Administrator, nobody, asAdministrator } from '#server/platform/actor.ts';
import { deviceOf } from './device.ts';
import { LIFE_MS, expiryFrom, isDue, isEnding, mayManage } from './rules.ts';

const now = new Date('2026-11-20T06:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);

describe('a session', () => {
  it('lives for five hours', () => {
    expect(expiryFrom(now)).toEqual(after(300));
    expect(LIFE_MS).toBe(300 * MINUTE);
  });

  it.each([
    [21, false],
    [20, true],
    [1, true],
    [-1, true],
  ])('with %i minutes left starts over when it is used: %s', (left, starts) => {
    expect(isEnding({ createTime: now, expireTime: after(left) }, now)).toBe(starts);
  });

  it('that has reached its last day does not start over', () => {
    const createTime = after(-7 * 24 * 60 + 10);

    expect(isEnding({ createTime, expireTime: after(10) }, now)).toBe(false);
    expect(isEnding({ createTime, expireTime: after(9) }, now)).toBe(true);
  });

  it('is written down once a minute, and at once when it is ending', () => {
    const used = (secondsAgo: number, left: number) =>
      isDue({ createTime: now, lastTime: new Date(now.getTime() - secondsAgo * 1000), expireTime: after(left) }, now);
    expect([used(59, 200), used(60, 200), used(0, 20)]).toEqual([false, true, true]);
  });
});

describe('the sessions of others', () => {
  const boss: Administrator = {
    kind: 'admin',
    id: 1,
    name: '店长',
    account: 'boss',
    roleIds: [],
    may: new Set(),
    sessionId: 1,
    mustChangePassword: false,
  };

  it('are managed by whoever may, one’s own by everybody', () => {
    expect([mayManage(boss, 1), mayManage(boss, 2)]).toEqual([true, false]);
    expect(mayManage({ ...boss, may: new Set(['admin:system:session:manage']) }, 2)).toBe(true);
    expect(mayManage({ ...boss, may: new Set(['*:*:*']) }, 2)).toBe(true);
    expect(mayManage({ kind: 'storefront', id: 1, name: '商城' }, 1)).toBe(false);
  });

  it('are asked for by administrators only', () => {
    expect(asAdministrator(boss)).toBe(boss);
    expect(() => asAdministrator(nobody)).toThrow('nobody');
  });
});

describe('a device in words', () => {
  const MOZILLA = 'Mozilla/5.0';
  const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  it.each([
    [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${KIT} Chrome/130.0.0.0 Safari/537.36`, 'Chrome · Windows'],
    [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${KIT} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'Edge · Windows'],
    [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${KIT} Version/18.0 Safari/605.1.15`, 'Safari · macOS'],
    [`${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${KIT} CriOS/130.0 Mobile/15E148 Safari/604.1`, 'Chrome · iPhone'],
    [`${MOZILLA} (iPad; CPU OS 18_0 like Mac OS X) ${KIT} Version/18.0 Safari/604.1`, 'Safari · iPad'],
    [`${MOZILLA} (Linux; Android 14; K) ${KIT} Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.50`, '微信 · Android'],
    [`${MOZILLA} (Linux; Android 14; K) ${KIT} Chrome/130.0 Mobile Safari/537.36 DingTalk/7.0`, '钉钉 · Android'],
    [`${MOZILLA} (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0`, 'Firefox · Linux'],
    [`${MOZILLA} (Windows NT 10.0) ${KIT} Chrome/130.0 Safari/537.36 OPR/110.0`, 'Opera · Windows'],
    ['curl/8.5.0', 'curl'],
    ['', '未知设备'],
  ])('%s is %s', (agent, device) => {
    expect(deviceOf(agent)).toBe(device);
  });
});
