import { describe, expect, it } from 'vitest';
import { everyCall } from '#contract/index.ts';
import { screenAt, screens } from './screens.ts';

describe('a screen', () => {
  it('needs permissions that calls ask for', () => {
    const known = new Set<string>(everyCall().flatMap(({ permission, orAnyOf = [] }) => [permission, ...orAnyOf]));

    expect(screens.flatMap(({ needs = [] }) => needs).filter((permission) => !known.has(permission))).toEqual([]);
  });

  it.each(['creatSeckill', 'creatBargain', 'creatGroup'])('for an activity (%s) opens to whoever may only add one', (form) => {
    const { needs } = screens.find(({ path }) => path.includes(form)) ?? {};

    expect(needs).toContainEqual(expect.stringMatching(/^admin:\w+:save$/));
  });

  it('opens by the address of other clients, too', () => {
    expect(screenAt('/maintain/authCRMEB')?.screen.title).toBe('授权证书申请');
  });

  it('has an address of its own', () => {
    const paths = screens.map(({ path }) => path);

    expect(new Set(paths).size).toBe(paths.length);
  });
});
