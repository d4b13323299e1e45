import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { wireCalls } from '#contract/wire-calls.ts';
import { openShop } from '../shop.ts';
import { specifiedCalls } from './specification.ts';

const shop = openShop();

/** A path that is not there has the status 404, also to a stranger, for whom a known one does nothing. */
async function isServed(method: string, url: string): Promise<boolean> {
  const body = method === 'POST' ? { headers: { 'content-type': 'application/json' }, payload: '{}' } : {};
  const { statusCode } = await shop.app.http.inject({ method: method === 'POST' ? 'POST' : 'GET', url, ...body });
  return statusCode !== 404;
}
const nameOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;

/** Calls of a table of the page about the wire, each with its reason. */
async function listed(title: string): Promise<{ method: string; url: string; reason: string }[]> {
  const text = await readFile(new URL('../../../docs/wire-calls.md', import.meta.url), 'utf8');
  const part = text.split(/^## /m).find((one) => one.startsWith(title)) ?? '';
  const rows = [...part.matchAll(/^\| `(GET|POST) ([^`]+)` \| (.+) \|$/gm)];
  return rows.map(([, method = '', url = '', reason = '']) => ({ method, url, reason }));
}

describe('the calls of the specification', () => {
  it('are 174', () => {
    expect(new Set(specifiedCalls.map(nameOf)).size).toBe(174);
  });

  it('are all answered', async () => {
    const missing: string[] = [];
    for (const call of specifiedCalls) if (!(await isServed(call.method, call.url))) missing.push(nameOf(call));
    expect(missing).toEqual([]);
  });
});

describe('the calls of the wire', () => {
  it('are all answered', async () => {
    const missing: string[] = [];
    for (const name of wireCalls) {
      const [method = '', path = ''] = name.split(' ');
      const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}`;
      if (!(await isServed(method, url))) missing.push(name);
    }
    expect(missing).toEqual([]);
  });

  it('that its clients or servers name and ours does not answer have their reason', async () => {
    const left = await listed('Left out');
    expect(left.length).toBeGreaterThan(0);
    for (const { method, url } of left) expect([method, url, await isServed(method, url)]).toEqual([method, url, false]);
  });

  it('that are no calls with an envelope answer at their addresses', async () => {
    const plain = await listed('Answered without an envelope');
    expect(plain.length).toBeGreaterThan(0);
    for (const { method, url } of plain) expect([method, url, await isServed(method, url)]).toEqual([method, url, true]);
  });
});
