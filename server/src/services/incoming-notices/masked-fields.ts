import { masked } from '#contract/masked.ts';
import { type XmlElement, parseXml } from '#server/platform/xml/parse-xml.ts';
import { inOneLine } from './rules.ts';

interface BodyField {
  name: string;
  value: string;
}

const [FIELDS_MAX, DEPTH_MAX, VALUE_MAX] = [60, 6, 120];

/** Fields that tell of neither a person nor a secret: numbers of ours and of the provider, states, sums and times. */
const PLAIN = new Set(
  `id create_time event_type resource_type summary algorithm original_type return_code return_msg result_code err_code err_code_des
  trade_type trade_state trade_state_desc refund_status bank_type total_fee cash_fee fee_type settlement_total_fee refund_fee
  out_trade_no transaction_id out_refund_no refund_id time_end success_time currency total payer_total refund appid mch_id mchid
  MsgType Event CreateTime`.split(/\s+/),
);
const PHONE = /(?<!\d)1\d{10}(?!\d)/g;

const withoutPhones = (text: string): string => inOneLine(text, VALUE_MAX).replaceAll(PHONE, masked);

const shown = ({ name, value }: BodyField): BodyField => ({
  name: withoutPhones(name),
  value: PLAIN.has(name.split('.').at(-1) ?? '') ? withoutPhones(value) : `已隐藏（${value.length} 字）`,
});

/** Leaves of a value, each named by its path. */
function* leavesOf(value: unknown, path: readonly string[]): Generator<BodyField> {
  if (typeof value !== 'object' || value === null) yield { name: path.join('.'), value: String(value ?? '') };
  else if (path.length < DEPTH_MAX) for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, [...path, name]);
}

function* elementsOf({ children }: XmlElement, path: readonly string[]): Generator<BodyField> {
  for (const { name, text, children: inner } of children) {
    if (inner.length > 0) yield* elementsOf({ name, text, children: inner }, [...path, name]);
    else yield { name: [...path, name].join('.'), value: text };
  }
}

function* fieldsIn(body: Buffer): Generator<BodyField> {
  const text = body.toString('utf8').trim();
  if (text.startsWith('<')) yield* elementsOf(parseXml(body), []);
  else if (/^[[{]/.test(text)) yield* leavesOf(JSON.parse(text), []);
  else for (const [name, value] of new URLSearchParams(text)) yield { name, value };
}

/** Fields of a body for the screen, in their order; none of one that cannot be parsed. */
export function maskedFields(body: Buffer): BodyField[] {
  try {
    return [...fieldsIn(body).take(FIELDS_MAX)].map(shown);
  } catch {
    return [];
  }
}
