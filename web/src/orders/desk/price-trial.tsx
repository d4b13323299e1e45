import { Button, Form } from 'antd';
import { useNavigate } from 'react-router';
import { deskOrderCalls } from '#contract/orders/desk-orders.ts';
import { FormSceneProvider } from '#web/ui/form/form-scene.ts';
import { PageHead, Section } from '#web/ui/index.ts';
import { BasketSections, RegionSection } from './basket-fields.tsx';
import { type DeskValues, blank } from './form-values.ts';
import { QuoteReceipt } from './quote-receipt.tsx';
import './desk.css';

const scene = { call: deskOrderCalls.deskQuote, setLabel: () => undefined };

/** The price of a basket with everything that may be taken off it, explained; nothing is placed. */
export function PriceTrial() {
  const navigate = useNavigate();
  const [form] = Form.useForm<DeskValues>();
  const order = () => void navigate('/order/create', { state: { basket: form.getFieldsValue(true) } });
  return (
    <section className="form-page" aria-label="价格试算">
      <PageHead title="价格试算">
        <Button onClick={order}>按此下单</Button>
      </PageHead>
      <Form form={form} layout="vertical" colon={false} initialValues={blank}>
        <FormSceneProvider value={scene}>
          <div className="desk-columns">
            <div>
              <BasketSections />
              <RegionSection />
            </div>
            <aside>
              <Section title="价格怎样算">
                <QuoteReceipt />
              </Section>
            </aside>
          </div>
        </FormSceneProvider>
      </Form>
    </section>
  );
}
