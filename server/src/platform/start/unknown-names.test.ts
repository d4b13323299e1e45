import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('a variable that is nearly ours', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['DATABASE_DIRECT_URL', undefined],
    ['PROT', 'PORT'],
    ['DATADIR', 'DATA_DIR'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['STORAGE_BUCKET', undefined],
    ['PAYMENT_STAND_IN', 'PAYMENTS_STAND_IN'],
  ])('is refused, so that no other shop opens than was meant: %s', (name, meant) => {
    expect(() => readConfig({ [name]: 'x' })).toThrow(`没有 ${name} 这个变量，${meant ? `是否要写 ${meant}` : '请删除或改名'}`);
  });

  it('does not mean the variables of others', () => {
    const others = ['PATH', 'PWD', 'HOST', 'HOME', 'TERM', 'LANG', 'NODE_ENV', 'npm_config_cache', 'HTTP_PROXY', 'PGPORT'];
    const ofCluster = ['DATABASE_SERVICE_HOST', 'DATABASE_PORT_5432_TCP_ADDR', 'STORAGE_PORT', 'DATABASE_SERVICE_PORT_HTTP'];
    const said = Object.fromEntries([...others, ...ofCluster, 'CONNECTOR_SECRET', 'CHROME_PATH'].map((name) => [name, '1']));
    expect(readConfig(said)).toEqual(readConfig({}));
  });
});
