import { sql } from 'drizzle-orm';
import { byUid, noText, nothing, personalData } from '#server/platform/write/personal.ts';

const ofOrders = (uids: ReturnType<typeof sql>) => sql`order_id in (select id from "order" where uid = any(${uids}))`;

personalData({
  table: 'order',
  of: byUid,
  blank: {
    real_name: noText,
    user_phone: noText,
    user_address: noText,
    mark: nothing,
    remark: nothing,
    refund_reason_wap_explain: nothing,
    refund_reason_wap_img: nothing,
  },
  derived: ['words'],
});
personalData({
  table: 'order_log',
  of: (uids) => sql`change_type in ('apply_refund', 'order_mark') and ${ofOrders(uids)}`,
  blank: { change_message: sql`case change_type when 'order_mark' then '备注订单' else '用户申请退款' end`, reason: nothing },
});
personalData({
  table: 'return_case',
  of: ofOrders,
  blank: { real_name: noText, user_phone: noText, explain: noText, pictures: sql`'[]'::jsonb`, note: noText },
});
