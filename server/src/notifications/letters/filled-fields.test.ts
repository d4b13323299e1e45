import { describe, expect, it } from 'vitest';
import { findEvent } from '#contract/notifications/events.ts';
import { exampleValues } from '#contract/notifications/letter-values.ts';
import { fieldFault, fieldText, fieldsIn, sourceText } from '#contract/notifications/template-fields.ts';
import { seedTemplates } from '../notifications/seed-templates.ts';
import { filledFields } from './filled-fields.ts';

const template = { id: 0, content: '单号：{{character_string1.DATA}}\n提示：{{thing2.DATA}}' };

describe('a template', () => {
  it('is filled with the values that its fields were given', () => {
    const fields = { character_string1: 'orderNo', thing2: 'tip' } as const;
    expect(filledFields({ ...template, fields }, { orderNo: 'A1', tip: '已付款' })).toEqual({
      character_string1: 'A1',
      thing2: '已付款',
    });
  });

  it('names the field that has nothing to hold', () => {
    const fields = { character_string1: 'orderNo' } as const;
    expect(() => filledFields({ ...template, fields }, { orderNo: 'A1' })).toThrow('字段“提示”还没有对应的内容');
    expect(() => filledFields({ ...template, fields }, {})).toThrow('字段“单号”的内容不符合');
  });

  it('of a new shop is filled with values that its event has, and that fit', () => {
    const faults = Object.entries(seedTemplates).flatMap(([mark, { wechat, routine }]) => {
      const terms = findEvent(mark)?.letter ?? { of: 'order', values: [] };
      return [wechat, routine].flatMap((seed) =>
        fieldsIn(seed?.content ?? '').flatMap(({ name, label }) => {
          const source = seed?.fields?.[name];
          const fault = fieldFault({ name, label, source }, terms);
          const text = source && fieldText(name, sourceText(source, exampleValues(terms)));
          return fault === undefined && text !== undefined ? [] : [`${mark} ${label}: ${fault ?? text}`];
        }),
      );
    });
    expect(faults).toEqual([]);
  });
});
