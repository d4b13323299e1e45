import { useQueryClient } from '@tanstack/react-query';
import { Radio } from 'antd';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { deskOrderCalls } from '#contract/orders/desk-orders.ts';
import { payTypes } from '#contract/orders/enums.ts';
import { useRegions } from '#web/delivery/index.ts';
import { Field, FormPage, Section, TextField, queryOf } from '#web/ui/index.ts';
import { requestKey } from '#web/ui/wire/request-key.ts';
import { BasketSections } from './basket-fields.tsx';
import { DestinationSection } from './destination-fields.tsx';
import { basketIn, blank, draftOf, quoteOf } from './form-values.ts';
import { QuoteReceipt } from './quote-receipt.tsx';
import './desk.css';

const ways = payTypes.options.filter(({ value }) => value === payTypes.weixin || value === payTypes.offline);

/** An order that staff place for somebody on the telephone, with its price explained while it is put together. */
export function DeskOrder() {
  const navigate = useNavigate();
  const tried = basketIn(useLocation().state);
  const { tree } = useRegions();
  const client = useQueryClient();
  const key = useRef(requestKey());
  return (
    <FormPage
      title="代客下单"
      call={deskOrderCalls.deskPlace}
      start={{ ...blank, ...tried }}
      settled={() => ({ ...blank })}
      input={(values) => {
        const { mark, payType, ...asked } = { ...blank, ...values };
        const seen = client.getQueryData(queryOf(deskOrderCalls.deskQuote, quoteOf(asked, tree)).queryKey);
        const expected = seen && { expectedTotal: seen.payPrice };
        return { ...draftOf(asked, tree), ...expected, mark, payType, idempotencyKey: key.current };
      }}
      label="提交订单"
      says="订单已提交"
      layout="vertical"
      back="/order/index"
      then={({ orderNo }) => {
        key.current = requestKey();
        void navigate(`/order/index?open=${orderNo}`);
      }}
    >
      <div className="desk-columns">
        <div>
          <BasketSections />
          <DestinationSection />
          <Section title="付款和备注">
            <Field name="payType" label="付款方式" help="订单先记为待付款；线下支付不会超时取消，收到款后在订单里确认付款">
              <Radio.Group options={ways} />
            </Field>
            <TextField name="mark" label="用户备注" optional rows={2} maxLength={512} placeholder="例如：周末不送货" />
          </Section>
        </div>
        <aside>
          <Section title="价格怎样算">
            <QuoteReceipt />
          </Section>
        </aside>
      </div>
    </FormPage>
  );
}
