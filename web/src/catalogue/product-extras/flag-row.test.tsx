import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { Refusal } from '#contract/refusal.ts';
import { groupDataCalls } from '#contract/settings/group-data.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { pageOf } from '../product/sample-products.ts';
import { FlagRow } from './flag-row.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const entry = (id: number, name: string, type: string, status = true) => ({
  id,
  gid: 70,
  sort: id,
  status,
  value: JSON.stringify({ fields: ['', name, '', type].map((value) => ({ value })) }),
  createTime: at,
  updateTime: at,
});
const best = on(groupDataCalls.list, pageOf(entry(1, '掌柜推荐', '1'), entry(2, '人气榜', '2', false)));

/** Form of a product that is recommended as `isHot`, which the data hides. */
function show(wire: Answering[], scene = {}) {
  const start = { isGood: false, isBest: false, isHot: true, isNew: false, isBenefit: false };
  const form = (
    <FormDialog
      title="商品"
      call={productCalls.patch}
      start={start}
      input={(values) => ({ id: 1, version: 1, ...values })}
      onClose={() => {}}
    >
      <FlagRow />
    </FormDialog>
  );
  return renderScreen(form, { wire: [on(productCalls.patch, null), ...wire], ...scene });
}
const boxes = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

describe('the recommendations in a form', () => {
  it('are those of the data, and what is set though no longer offered', async () => {
    show([best]);
    await screen.findByText('掌柜推荐');
    expect(boxes()).toEqual(['热卖商品', '掌柜推荐', '人气榜']);
  });

  it('can be set again after a slip', async () => {
    const { user } = show([best]);
    await user.click(await screen.findByLabelText('人气榜'));
    expect(screen.getByLabelText<HTMLInputElement>('人气榜').checked).toBe(false);
    expect(boxes()).toContain('人气榜');
  });

  it('keep what was ticked while their names were on the way', async () => {
    const names = Promise.withResolvers<ReturnType<typeof pageOf<ReturnType<typeof entry>>>>();
    const { user } = show([on(groupDataCalls.list, () => names.promise)]);
    await user.click(await screen.findByLabelText('促销单品'));
    names.resolve(pageOf(entry(1, '掌柜推荐', '1')));
    await screen.findByText('掌柜推荐');
    expect(screen.getByLabelText<HTMLInputElement>('促销单品').checked).toBe(true);
    expect(boxes()).toEqual(['热卖商品', '掌柜推荐', '热门榜单', '促销单品']);
  });

  it('have their usual names, without a word, when the data cannot be read', async () => {
    const fail = () => {
      throw new Refusal('x', 500, '系统异常');
    };
    const { sent, notes } = show([on(groupDataCalls.list, fail)]);
    await waitFor(() => expect(sent(groupDataCalls.list)).toHaveLength(1));
    expect(boxes()).toEqual(['热卖商品', '精品推荐', '热门榜单', '首发新品', '促销单品']);
    expect(notes).toEqual([]);
  });

  it('have their usual names for those who may not read them', () => {
    const { sent } = show([best], { may: ['admin:product:update'] });
    expect(boxes()).toHaveLength(5);
    expect(sent(groupDataCalls.list)).toEqual([]);
  });
});
