import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the environment', () => {
  it('need not say anything', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: undefined,
      databaseUrlDirect: undefined,
      dataDir: './data',
      storageUrl: undefined,
      adminPassword: undefined,
      demo: true,
      paymentsStandIn: undefined,
      logLevel: 'info',
      basePath: '',
      trustProxy: false,
      innerHosts: [],
      corsOrigins: [],
      chatOrigins: [],
      metricsToken: undefined,
      upgradeCopy: true,
    });
  });

  it('says nothing with what is empty or blank', () => {
    const empty = {
      PORT: '',
      DATABASE_URL: ' ',
      DATA_DIR: '',
      STORAGE_URL: '',
      ADMIN_PASSWORD: ' ',
      DEMO: '',
      OUTGOING_HOSTS: ' , ',
    };
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it('fills a demonstration into a database of its own, and into another only when told', () => {
    const DATABASE_URL = 'postgres://db/shop';
    expect([{ DATABASE_URL }, { DATABASE_URL, DEMO: '1' }, { DEMO: '0' }].map((said) => readConfig(said).demo)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('leaves it to the shop whether a stand-in answers refunds, unless told', () => {
    const DATABASE_URL = 'postgres://db/shop';
    const said = [
      { DATABASE_URL },
      { DEMO: '0' },
      { DEMO: '1' },
      { PAYMENTS_STAND_IN: '0' },
      { DATABASE_URL, PAYMENTS_STAND_IN: '1' },
    ];
    expect(said.map((each) => readConfig(each).paymentsStandIn)).toEqual([undefined, undefined, undefined, false, true]);
  });

  it('names hosts with commas between, in any case', () => {
    expect(readConfig({ OUTGOING_HOSTS: 'Pay.local:8443, 10.0.0.9,' }).innerHosts).toEqual(['pay.local:8443', '10.0.0.9']);
  });

  it.each([
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8, fd00::/8', '10.0.0.0/8,fd00::/8'],
  ])('names the balancers in front: %s', (TRUST_PROXY, trusted) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(trusted);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT 要是数字'],
    [{ PORT: '80.5' }, 'PORT 要是整数'],
    [{ PORT: '-1' }, 'PORT 不能小于 0'],
    [{ PORT: '65536' }, 'PORT 不能大于 65535'],
    [{ LISTEN_ADDRESS: 'localhost' }, 'LISTEN_ADDRESS 要是本机的 IP 地址，如 127.0.0.1'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY 要是前面有几层代理'],
    [{ TRUST_PROXY: '10.0.0.0/8, balancer' }, 'TRUST_PROXY 要是前面有几层代理'],
    [{ CORS_ORIGINS: 'https://shop.example/' }, 'CORS_ORIGINS 要是以逗号隔开的来源'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS 要是以逗号隔开的来源'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL 没有这个级别'],
    [{ DATABASE_URL_DIRECT: 'postgres://db/shop' }, 'DATABASE_URL_DIRECT 要和 DATABASE_URL 一起写'],
    [{ PORT: 'x', DATABSE_URL: 'y' }, 'PORT 要是数字；没有 DATABSE_URL 这个变量'],
    [{ DEMO: '2', PORT: 'x' }, 'PORT 要是数字；DEMO 只能是 0 或 1'],
  ])('is refused with all that is wrong in it: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });
});
