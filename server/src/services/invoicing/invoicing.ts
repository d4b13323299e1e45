import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { yuanOfFen } from '#contract/fen.ts';
import { invoiceServiceSettings } from '#contract/services/settings.ts';
import { day } from '#contract/wire.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import { type ContentLine, type InvoiceOutcome, type Invoicing, unreadable } from '#server/platform/invoicing.ts';
import type { Services } from '#server/platform/services.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { jsonIn } from '#server/platform/text/json-in.ts';
import { withoutSlash } from '#server/platform/text/without-slash.ts';

/** Outcome of a request that is asked about again. */
export const waiting = (why: string): InvoiceOutcome => ({ state: 'waiting', why });
const OFF = waiting('开票服务已关闭，重新接通后会接着办理');
const SILENT = waiting('开票服务没有回应，会自动再问，请勿重复开票');

const word = z.string().catch('');
const Issued = z.object({
  state: z.literal('issued'),
  invoiceNo: z.string(),
  invoiceCode: word,
  checkCode: word,
  issueDate: day,
  fileUrl: z.string(),
});
const Answer = z.object({
  code: z.coerce.number(),
  message: word,
  data: z
    .discriminatedUnion('state', [
      Issued,
      z.object({ state: z.literal('issuing') }),
      z.object({ state: z.literal('refused'), reason: word }),
    ])
    .nullish(),
});

const inYuan = ({ priceExTax, amountExTax, taxAmount, amount, ...line }: ContentLine) => ({
  ...line,
  priceExTax: yuanOfFen(priceExTax),
  amountExTax: yuanOfFen(amountExTax),
  taxAmount: yuanOfFen(taxAmount),
  amount: yuanOfFen(amount),
});

function outcomeIn(text: string): InvoiceOutcome {
  const answer = Answer.safeParse(jsonIn(text)).data;
  if (!answer) return unreadable;
  if (answer.code !== 0 || !answer.data) return waiting(`开票服务没有受理：${answer.message || '没有说明原因'}`.slice(0, 200));
  const { data } = answer;
  if (data.state === 'issuing') return waiting('');
  if (data.state === 'refused') return { state: 'refused', why: data.reason || '没有说明原因' };
  const { state, ...numbers } = data;
  return { state, numbers };
}

/** Each request is signed: HMAC-SHA256 by the secret over who asks, when, and for what. */
export function openInvoicing(parts: Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock'>): Invoicing {
  const { database, httpClient, clock } = parts;
  const address = () => settingOf(database.db, invoiceServiceSettings.invoice_service_url);
  return {
    isOpen: async () => URL.canParse(await address()),
    async issue({ requestNo, content }) {
      const base = await address();
      if (!URL.canParse(base)) return OFF;
      const app = await settingOf(database.db, invoiceServiceSettings.invoice_service_app);
      const secret = await secretOf(parts, invoiceServiceSettings.invoice_service_secret);
      const time = String(Math.floor(clock.now().getTime() / 1000));
      const asked = JSON.stringify({ requestNo, ...content, lines: content.lines.map(inYuan) });
      const sign = createHmac('sha256', secret).update(`${app}\n${time}\n${asked}`).digest('hex');
      const form = { app, time, content: asked, sign };
      return httpClient.fetchText({ url: `${withoutSlash(base)}/invoice/issue`, form }).then(outcomeIn, (error: unknown) => {
        if (error instanceof OutgoingError) return SILENT;
        throw error;
      });
    },
  };
}
