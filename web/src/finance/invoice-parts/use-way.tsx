import { Form, Radio } from 'antd';
import { type ReactNode, useState } from 'react';
import { invoiceServiceCalls } from '#contract/finance/invoices/invoice-service.ts';
import { issueWays } from '#contract/finance/invoices/invoice-enums.ts';
import { useCall } from '#web/ui/index.ts';

interface PickedWay {
  isByService: boolean;
  /** False until it is known whether there is a service. */
  isKnown: boolean;
  field: ReactNode;
}

/** The way an invoice comes: by the service where one is connected, unless staff enter it by hand. */
export function useWay({ isOffered = true }: { isOffered?: boolean } = {}): PickedWay {
  const { data } = useCall(invoiceServiceCalls.state, {});
  const [picked, setPicked] = useState<number>(issueWays.service);
  const isOpen = isOffered && data?.isOpen === true;
  return {
    isByService: isOpen && picked === issueWays.service,
    isKnown: data !== undefined,
    field: isOpen && (
      <Form.Item label="开票方式">
        <Radio.Group options={issueWays.options} value={picked} onChange={({ target }) => setPicked(target.value)} />
      </Form.Item>
    ),
  };
}
