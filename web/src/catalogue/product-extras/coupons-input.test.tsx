import { screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { describe, expect, it } from 'vitest';
import { type SendableCoupon, omittedAsNull } from '#contract/coupons/listed-coupon.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { pageOf } from '../product/sample-products.ts';
import { CouponsInput } from './coupons-input.tsx';
// Loaded beforehand: the first transform of the dialog takes longer than a test waits.
import '#web/ui/pickers/coupon-picker.tsx';

const coupon = (id: number, name: string): SendableCoupon => ({
  ...omittedAsNull,
  id,
  name,
  money: 1000,
  minPrice: 0,
  isFixedTime: false,
  useStartTime: null,
  useEndTime: null,
  day: 7,
  isLimited: false,
  lastTotal: 0,
  isGet: false,
});
const five = { id: 5, name: '五元券' };

interface CouponsScene {
  readOnly?: boolean;
  may?: readonly string[];
  there?: SendableCoupon[];
}

function show(start: { id: number; name: string }[], { readOnly = false, there = [], ...scene }: CouponsScene = {}) {
  const formValues: unknown[] = [];
  const shown = renderScreen(
    <Form
      initialValues={{ coupons: start }}
      disabled={readOnly}
      onValuesChange={(_, values: object) => formValues.unshift(Object(values).coupons)}
    >
      <Form.Item name="coupons" label="优惠券">
        <CouponsInput />
      </Form.Item>
    </Form>,
    { wire: [on(couponCalls.sendList, pageOf(...there))], ...scene },
  );
  return { ...shown, formValues };
}

describe('the coupons given with a product', () => {
  it('are picked among those that are gifts, beside those it has', async () => {
    const { user, formValues, sent } = show([five], { there: [coupon(5, '五元券'), coupon(9, '九元券')] });
    await user.click(screen.getByRole('button', { name: '选择优惠券' }));
    await user.click(await screen.findByRole('checkbox', { name: '选择九元券' }));
    await user.click(screen.getByRole('button', { name: '确定' }));

    expect(formValues[0]).toEqual([five, { id: 9, name: '九元券' }]);
    expect(sent(couponCalls.sendList)).toMatchObject([{ type: 3 }]);
    expect(screen.getByText('九元券', { selector: '.ant-tag' })).toBeTruthy();
  });

  it('are taken out one by one', async () => {
    const { user, formValues } = show([five, { id: 9, name: '九元券' }]);
    await user.click(screen.getByRole('button', { name: '移除五元券' }));

    expect(formValues[0]).toEqual([{ id: 9, name: '九元券' }]);
    expect(screen.queryByText('五元券')).toBeNull();
  });

  it('are only named where nothing can be changed', async () => {
    const { container, unmount } = show([five], { readOnly: true });
    expect(screen.getByText('五元券')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(await complaintsOf(container)).toEqual([]);
    unmount();

    show([], { readOnly: true });
    expect(screen.getByText('不赠送')).toBeTruthy();
  });

  it('stay in sight of whoever may not see which there are', () => {
    show([five], { may: ['admin:product:update'] });
    expect(screen.getByText('五元券')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '选择优惠券' })).toBeNull();
  });

  it('are made elsewhere, as an empty choice says', async () => {
    const { user } = show([]);
    await user.click(screen.getByRole('button', { name: '选择优惠券' }));

    await waitFor(() => expect(screen.getByText(/请先在“营销 \/ 优惠券”里添加/)).toBeTruthy());
  });
});
