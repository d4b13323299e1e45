import { describe, expect, it } from 'vitest';
import { brandRefusals } from '#contract/catalogue/brands.ts';
import { answerTo } from './errors.ts';

const thrown = (cause: object) => new Error('Failed query', { cause: Object.assign(new Error('pg'), cause) });
const said = (error: unknown) => answerTo(error, 'req-7');

describe('what was thrown', () => {
  it('is said as it stands when it is a refusal', () => {
    expect(said(brandRefusals.IN_USE({ count: 3 }))).toEqual({
      envelope: { code: 500, message: '该品牌下有商品，不能删除', data: { count: 3 } },
      refusal: brandRefusals.IN_USE.id,
      isFault: false,
    });
  });

  it.each([
    ['brand__name', '已有同名的品牌，请换一个名称'],
    ['sku__stock', '库存不足'],
    ['category__place', '分类的位置已被他人修改，请刷新后重试'],
  ])('is the refusal of the rule %s, however deep it was thrown', (constraint, message) => {
    const error = thrown({ code: '23505', constraint });

    expect(said(error)).toMatchObject({ envelope: { message }, isFault: false });
    expect(said(new Error('outer', { cause: error }))).toMatchObject({ envelope: { message }, isFault: false });
  });

  it.each(['22003', '22001', '22021', '22P02', '22P05', '22007', '22008'])(
    'is the sender’s when the database could not keep it: %s',
    (code) => {
      expect(said(thrown({ code }))).toEqual({
        envelope: { code: 400, message: '提交的内容超出允许的范围，请检查后重试', data: null },
        isFault: false,
      });
    },
  );

  it.each([
    thrown({ code: '42601' }),
    thrown({ code: '23505', constraint: 'nobody_knows' }),
    new Error('secret path /etc'),
    'text',
    undefined,
    { constraint: 'brand__name' },
  ])('is a fault otherwise, told by its number and by nothing of its own: %#', (error) => {
    expect(said(error)).toEqual({
      envelope: { code: 500, message: '系统异常，请稍后重试（请求号 req-7）', data: null },
      isFault: true,
    });
  });
});

describe('an outage', () => {
  it.each([
    [{ code: '53100' }, '磁盘已满'],
    [{ code: 'ENOSPC', syscall: 'write' }, '磁盘已满'],
    [{ code: '57P01' }, '与数据库的连接中断'],
    [{ code: 'ENOENT', syscall: 'connect' }, '与数据库的连接中断'],
  ])('is a fault that says what it is: %j', (cause, says) => {
    expect(said(thrown(cause))).toMatchObject({ envelope: { code: 500, message: expect.stringContaining(says) }, isFault: true });
  });
});
