import { expect, it } from 'vitest';
import { recordOf } from './rules.ts';

it.each([
  ['product.offShell', { product: [7] }, { noun: 'product', id: 7, count: 1 }],
  ['product.save', { sku: [3, 4], product: [7] }, { noun: 'product', id: 7, count: 1 }],
  ['product.bulk', { product: [7, 8, 9] }, { noun: 'product', id: 7, count: 3 }],
  ['admin.changePassword', {}, { noun: 'admin', id: null, count: 0 }],
  ['settings.seed', { system_config: [1], form_template: [2] }, { noun: 'form_template', id: 2, count: 1 }],
])('%s is about a record of what it touched', (act, touched, record) => {
  expect(recordOf(act, touched)).toEqual(record);
});
