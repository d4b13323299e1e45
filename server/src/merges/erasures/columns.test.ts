import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { personalColumns } from '#server/customers/index.ts';
import { everyPersonalData } from '#server/platform/write/personal.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();

/** Texts that say nothing of a person, or that stay: ledgers as they were written, invoices by law. */
const stays: Record<string, string> = {
  cash_receipt_part: 'order_no',
  cash_receipt: 'biz_no cashier confirmer method receipt_no void_reason voider vouchers',
  commission_record: 'actor_name gains kind link_id mark via_key',
  coupon_user: 'name order_no primary_key type',
  crawl_order: 'buyer_unit city district external_no external_status items message order_no province source',
  crawl_report: 'carrier_code carrier_name message reference state tracking_no',
  credit_account: 'company credit_no',
  credit_debt: 'order_no says',
  credit_entry: 'actor kind order_no receipt_no says',
  customer: 'user_type',
  customer_level_record: 'actor_name',
  customer_note: 'actor_name',
  demand: 'attachments create_name demand_no expect_date items order_no quote_until reason title unit_name',
  demand_quote: 'items note valid_until',
  experience_record: 'actor_name kind link_id mark',
  integral_record: 'actor_name kind link_id mark via_key',
  invoice:
    'buyer_bank buyer_contact buyer_name buyer_tax_no check_code fail_reason file_url invoice_code invoice_no operator_name order_nos red_confirm_no red_reason remark seller_bank seller_contact seller_name seller_tax_no',
  invoice_application: 'apply_no audit_reason auditor_name fail_reason order_nos',
  invoice_application_order: 'order_no',
  invoice_line: 'goods_name order_no spec tax_code unit',
  invoice_log: 'action message operator_name',
  invoice_red_task: 'order_no',
  invoice_request: 'content fail_reason operator_name request_no state',
  mail: 'file_name file_url message_id sealed shown_in subject',
  order:
    'case_state delivery_code delivery_id delivery_name delivery_type external_no goods handler_name order_no out_trade_no pay_type refund_pieces refund_reason refund_reason_wap refund_state source state tab verify_code',
  order_part: 'pay_type tab',
  order_part_payment: 'method receipt_no',
  order_line: 'image product_name sku',
  order_log: 'actor_kind actor_name change_type',
  parcel: 'delivery_code delivery_id delivery_name delivery_type pieces reason',
  recharge_refund: 'actor_name failure provider_no refund_no request_key state',
  refund: 'actor_name failure provider_no reason refund_no request_key state via_key',
  report:
    'attachments audit_name audit_remark content create_name order_no project_key project_name report_no spent_on title unit_key unit_name valid_end valid_start',
  return_case: 'back_name back_number case_no end_reason kind opener opener_kind order_no reason request_key return_to state',
  shipping_information: 'digest received_by state why',
  team_member: 'order_no',
  user_bill: 'actor_name link_id mark type via_key',
  user_extract: 'account_check auditor_name bank_name extract_type fail_msg payout_no request_key via_key',
  user_recharge: 'order_no recharge_type request_key trade_no via_key',
  // Goes with the identity that it is about.
  wechat_event: 'event result subject',
  waybill: 'com form_id found_labels look_fault number outcome pieces together',
};

it('every text about a customer goes with the person, or is known here', async () => {
  const { rows } = await shop.db.execute<{ name: string }>(sql`
    with recursive about(id) as (
      select id from unnest(array['customer', 'mail']::regclass[]) id
      union select k.conrelid from pg_constraint k join about on k.confrelid = about.id where k.contype = 'f'
    )
    select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid join about on about.id = c.oid
    where a.attnum > 0 and not a.attisdropped and a.atttypid::regtype::text in ('text', 'character varying', 'jsonb')`);
  const goes = [
    ...personalColumns.map((column) => `customer.${column}`),
    ...everyPersonalData().flatMap(({ table, blank, derived = [] }) =>
      [...Object.keys(blank), ...derived].map((column) => `${table}.${column}`),
    ),
  ];
  const known = new Set([
    ...goes,
    ...Object.entries(stays).flatMap(([table, columns]) => columns.split(' ').map((column) => `${table}.${column}`)),
  ]);

  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});
