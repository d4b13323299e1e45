import { expect, it } from 'vitest';
import { groupInfo } from '../sample-groups.ts';
import { toFormValues, toInput } from './form-values.ts';

it('a group-buy is saved as it was read, with both of its days and the SKUs it sells with what they are of the product', () => {
  const values = toFormValues(groupInfo);
  expect(values.days).toEqual([new Date('2026-11-19T16:00:00Z'), new Date('2026-11-21T16:00:00Z')]);
  expect(toInput(values)).toMatchObject({
    id: 12,
    isShow: true,
    people: 3,
    effectiveTime: 24,
    onceNum: 1,
    virtualRation: 1,
    startTime: new Date('2026-11-19T16:00:00Z'),
    stopTime: new Date('2026-11-21T16:00:00Z'),
    attrValue: [{ suk: '红', price: 700, quota: 5, otPrice: '10.00', attrValue: '{"颜色":"红"}' }],
  });
});
