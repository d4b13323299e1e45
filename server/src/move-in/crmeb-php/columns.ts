import { columnsIn } from '../dump/columns.ts';
import type { TableColumns } from '../dump/read-dump.ts';

/** Tables that are read, with their columns in order: a dump may neither create its tables nor name their columns. */
const DECLARED: Readonly<Record<string, string>> = {
  eb_system_config:
    'id int, menu_name varchar, type varchar, input_type varchar, config_tab_id int, parameter varchar, upload_type tinyint, required varchar, width int, high int, value varchar, info varchar, desc varchar, sort int, status tinyint',
  eb_system_city:
    'id int, city_id int, level int, parent_id int, area_code varchar, name varchar, merger_name varchar, lng varchar, lat varchar, is_show tinyint',
  eb_shipping_templates: 'id int, name varchar, type tinyint, appoint tinyint, no_delivery tinyint, sort int, add_time int',
  eb_shipping_templates_region:
    'id int, province_id int, temp_id int, city_id int, first decimal, first_price decimal, continue decimal, continue_price decimal, type tinyint, uniqid varchar',
  eb_shipping_templates_free:
    'id int, province_id int, temp_id int, city_id int, number decimal, price decimal, type tinyint, uniqid varchar',
  eb_system_store:
    'id int, name varchar, introduction varchar, phone char, address varchar, detailed_address varchar, image varchar, oblong_image varchar, latitude char, longitude char, valid_time varchar, day_time varchar, add_time int, is_show tinyint, is_del tinyint',
  eb_store_category: 'id int, pid int, cate_name varchar, sort int, pic varchar, is_show tinyint, add_time int, big_pic varchar',
  eb_article_category:
    'id int, pid int, title varchar, intr varchar, image varchar, status tinyint, sort int, is_del tinyint, add_time varchar, hidden tinyint',
  eb_system_attachment_category: 'id int, pid int, name varchar, enname varchar',
  eb_system_attachment:
    'att_id int, name varchar, att_dir varchar, satt_dir varchar, att_size char, att_type char, pid int, time int, image_type tinyint, module_type tinyint, real_name varchar',
  eb_system_group: 'id int, cate_id int, name varchar, info varchar, config_name varchar, fields text',
  eb_system_group_data: 'id int, gid int, value text, add_time int, sort int, status tinyint',
  eb_store_product_rule: 'id int, rule_name varchar, rule_value text',
  eb_store_product:
    'id mediumint, mer_id int, image varchar, recommend_image varchar, slider_image varchar, store_name varchar, store_info varchar, keyword varchar, bar_code varchar, cate_id varchar, price decimal, vip_price decimal, ot_price decimal, postage decimal, unit_name varchar, sort smallint, sales mediumint, stock mediumint, is_show tinyint, is_hot tinyint, is_benefit tinyint, is_best tinyint, is_new tinyint, is_virtual tinyint, virtual_type tinyint, add_time int, is_postage tinyint, is_del tinyint, mer_use tinyint, give_integral int, cost decimal, is_seckill tinyint, is_bargain tinyint, is_good tinyint, is_sub tinyint, is_vip tinyint, ficti mediumint, browse int, code_path varchar, soure_link varchar, video_link varchar, temp_id int, spec_type tinyint, activity varchar, spu char, label_id varchar, command_word varchar, recommend_list varchar, vip_product tinyint, presale tinyint, presale_start_time int, presale_end_time int, presale_day int, logistics varchar, freight tinyint, custom_form varchar, is_limit tinyint, limit_type tinyint, limit_num int',
  eb_store_product_description: 'product_id int, description text, type tinyint',
  eb_store_product_attr: 'id int, product_id int, attr_name varchar, attr_values longtext, type tinyint',
  eb_store_product_attr_value:
    'id int, product_id int, suk varchar, stock int, sales int, price decimal, image varchar, unique char, cost decimal, bar_code varchar, ot_price decimal, vip_price decimal, weight decimal, volume decimal, brokerage decimal, brokerage_two decimal, type tinyint, quota int, quota_show int, is_virtual tinyint, coupon_id int, disk_info text',
  eb_store_product_coupon: 'id int, product_id int, issue_coupon_id int, add_time int, title varchar',
  eb_store_product_reply:
    'id int, uid int, oid int, unique char, product_id int, reply_type varchar, product_score tinyint, service_score tinyint, comment varchar, pics text, add_time int, merchant_reply_content varchar, merchant_reply_time int, is_del tinyint, is_reply tinyint, nickname varchar, avatar varchar',
  eb_system_user_level:
    'id int, mer_id int, name varchar, money decimal, valid_date int, is_forever tinyint, is_pay tinyint, is_show tinyint, grade int, discount decimal, image varchar, icon varchar, explain text, add_time int, is_del tinyint, exp_num int',
  eb_user_group: 'id smallint, group_name varchar',
  eb_user_label: 'id int, label_cate int, label_name varchar',
  eb_user_label_relation: 'uid int, label_id int',
  eb_user:
    'uid int, account varchar, pwd varchar, real_name varchar, birthday int, card_id varchar, mark varchar, partner_id int, group_id int, nickname varchar, avatar varchar, phone char, add_time int, add_ip varchar, last_time int, last_ip varchar, now_money decimal, brokerage_price decimal, integral int, exp decimal, sign_num int, status tinyint, level tinyint, agent_level int, spread_open tinyint, spread_uid int, spread_time int, user_type varchar, is_promoter tinyint, pay_count int, spread_count int, clean_time int, addres varchar, adminid int, login_type varchar, record_phone varchar, is_money_level tinyint, is_ever_level tinyint, overdue_time bigint, uniqid varchar, division_type tinyint, division_status tinyint, is_division tinyint, is_agent tinyint, is_staff tinyint, division_id int, agent_id int, staff_id int, division_percent int, division_change_time int, division_end_time int, division_invite int, is_del tinyint',
  eb_wechat_user:
    'id int, uid int, unionid varchar, openid varchar, nickname varchar, headimgurl varchar, sex tinyint, city varchar, language varchar, province varchar, country varchar, remark varchar, groupid smallint, tagid_list varchar, subscribe tinyint, subscribe_time int, add_time int, second int, user_type varchar, is_complete tinyint, is_del tinyint',
  eb_user_address:
    'id mediumint, uid int, real_name varchar, phone varchar, province varchar, city varchar, city_id int, district varchar, detail varchar, post_code int, longitude varchar, latitude varchar, is_default tinyint, is_del tinyint, add_time int',
  eb_user_level:
    'id int, uid int, level_id int, grade int, valid_time int, is_forever tinyint, mer_id int, status tinyint, mark varchar, remind tinyint, is_del tinyint, add_time int, discount int',
  eb_user_sign: 'id int, uid int, title varchar, number int, balance int, add_time int',
  eb_user_money:
    'id int, uid int, link_id varchar, type varchar, title varchar, number decimal, balance decimal, pm tinyint, mark varchar, status tinyint, add_time int',
  eb_user_bill:
    'id int, uid int, link_id varchar, pm tinyint, title varchar, category varchar, type varchar, number decimal, balance decimal, mark varchar, add_time int, status tinyint, take tinyint, frozen_time int',
  eb_user_brokerage:
    'id int, uid int, link_id varchar, type varchar, title varchar, number decimal, balance decimal, pm tinyint, mark varchar, status tinyint, take tinyint, frozen_time int, add_time int',
  eb_user_extract:
    'id int, wechat_order_id varchar, uid int, real_name varchar, extract_type varchar, bank_code varchar, bank_address varchar, alipay_code varchar, extract_price decimal, mark varchar, balance decimal, fail_msg varchar, fail_time int, add_time int, status tinyint, wechat varchar, qrcode_url varchar',
  eb_user_recharge:
    'id int, uid int, order_id varchar, trade_no varchar, price decimal, give_price decimal, recharge_type varchar, paid tinyint, pay_time int, add_time int, refund_price decimal, channel_type varchar',
  eb_store_coupon_issue:
    'id int, cid int, coupon_title varchar, start_time int, end_time int, total_count int, remain_count int, receive_limit int, is_permanent tinyint, status tinyint, is_give_subscribe tinyint, is_full_give tinyint, full_reduction decimal, is_del tinyint, add_time int, title varchar, integral int, coupon_price decimal, use_min_price decimal, coupon_time int, product_id varchar, category_id int, type tinyint, receive_type tinyint, start_use_time int, end_use_time int, sort int',
  eb_store_coupon_product: 'coupon_id int, product_id int, category_id int',
  eb_store_coupon_user:
    'id int, cid int, uid int, coupon_title varchar, coupon_price decimal, use_min_price decimal, add_time int, start_time int, end_time int, use_time int, type varchar, status tinyint, is_fail tinyint',
  eb_store_seckill:
    'id int, product_id int, image varchar, images varchar, title varchar, info varchar, price decimal, cost decimal, ot_price decimal, give_integral decimal, sort int, stock int, sales int, unit_name varchar, postage decimal, start_time varchar, stop_time varchar, add_time varchar, status tinyint, is_postage tinyint, is_hot tinyint, is_del tinyint, num int, is_show tinyint, time_id int, temp_id int, weight decimal, volume decimal, quota int, quota_show int, once_num int, logistics varchar, freight tinyint, custom_form varchar, virtual_type tinyint',
  eb_store_bargain:
    'id int, product_id int, title varchar, image varchar, unit_name varchar, stock int, sales int, images varchar, start_time int, stop_time int, store_name varchar, price decimal, min_price decimal, num int, bargain_max_price decimal, bargain_min_price decimal, bargain_num int, status tinyint, give_integral decimal, info varchar, cost decimal, sort int, is_hot tinyint, is_del tinyint, add_time int, is_postage tinyint, postage decimal, rule text, look int, share int, temp_id int, weight decimal, volume decimal, quota int, quota_show int, people_num int, logistics varchar, freight tinyint, custom_form varchar, virtual_type tinyint',
  eb_store_combination:
    'id int, product_id int, mer_id int, image varchar, images varchar, title varchar, attr varchar, people int, info varchar, price decimal, sort int, sales int, stock int, add_time varchar, is_host tinyint, is_show tinyint, is_del tinyint, combination tinyint, mer_use tinyint, is_postage tinyint, postage decimal, start_time int, stop_time int, effective_time int, cost int, browse int, unit_name varchar, temp_id int, weight decimal, volume decimal, num int, once_num int, quota int, quota_show int, virtual int, logistics varchar, freight tinyint, custom_form varchar, virtual_type tinyint, is_commission tinyint, head_commission int',
  eb_store_bargain_user:
    'id int, uid int, bargain_id int, bargain_price_min decimal, bargain_price decimal, price decimal, status tinyint, add_time int, is_del tinyint',
  eb_store_bargain_user_help: 'id int, uid int, bargain_id int, bargain_user_id int, price decimal, add_time int, type tinyint',
  eb_store_pink:
    'id int, uid int, nickname varchar, avatar varchar, order_id varchar, order_id_key int, total_num int, total_price decimal, cid int, pid int, people int, price decimal, add_time varchar, stop_time varchar, k_id int, is_tpl tinyint, is_refund tinyint, status tinyint, is_virtual tinyint',
  eb_store_order:
    'id int, pid int, order_id varchar, trade_no varchar, uid int, real_name varchar, user_phone varchar, user_address varchar, cart_id text, freight_price decimal, total_num int, total_price decimal, total_postage decimal, pay_price decimal, pay_postage decimal, deduction_price decimal, coupon_id int, coupon_price decimal, paid tinyint, pay_time int, pay_type varchar, add_time int, status tinyint, refund_status tinyint, refund_type tinyint, refund_express varchar, refund_express_name varchar, refund_reason_wap_img varchar, refund_reason_wap_explain varchar, refund_reason_time int, refund_reason_wap varchar, refund_reason varchar, refund_price decimal, delivery_name varchar, delivery_code varchar, delivery_type varchar, delivery_id varchar, fictitious_content varchar, delivery_uid int, gain_integral decimal, use_integral decimal, back_integral decimal, spread_uid int, spread_two_uid int, one_brokerage decimal, two_brokerage decimal, mark varchar, is_del tinyint, unique char, remark varchar, mer_id int, is_mer_check tinyint, combination_id int, pink_id int, cost decimal, seckill_id int, bargain_id int, advance_id int, verify_code varchar, store_id int, shipping_type tinyint, clerk_id int, is_channel tinyint, is_remind tinyint, is_system_del tinyint, channel_type varchar, province varchar, express_dump varchar, virtual_type tinyint, virtual_info varchar, pay_uid int, custom_form text, staff_id int, agent_id int, division_id int, staff_brokerage decimal, agent_brokerage decimal, division_brokerage decimal',
  eb_store_order_cart_info:
    'id int, oid int, uid int, cart_id varchar, product_id int, old_cart_id varchar, cart_num int, refund_num int, surplus_num int, split_status int, cart_info text, unique char',
  eb_store_order_status: 'oid int, change_type varchar, change_message varchar, change_time int',
  eb_store_order_refund:
    'id int, store_order_id int, store_id int, order_id varchar, uid int, refund_type tinyint, refund_num int, refund_price decimal, refunded_price decimal, refund_phone varchar, refund_express varchar, refund_express_name varchar, refund_explain varchar, refund_img text, refund_reason varchar, refuse_reason varchar, remark varchar, refunded_time int, cart_info longtext, is_cancel tinyint, is_pink_cancel tinyint, is_del tinyint, add_time int, is_system_del tinyint',
  eb_article:
    'id int, cid varchar, title varchar, author varchar, image_input varchar, synopsis varchar, share_title varchar, share_synopsis varchar, visit varchar, sort int, url varchar, status tinyint, add_time varchar, hide tinyint, admin_id int, mer_id int, product_id int, is_hot tinyint, is_banner tinyint',
  eb_article_content: 'nid int, content text',
  eb_system_role: 'id int, role_name varchar, rules text, level tinyint, status tinyint',
  eb_system_admin:
    'id smallint, account varchar, head_pic varchar, pwd varchar, real_name varchar, roles varchar, last_ip varchar, last_time int, add_time int, login_count int, level tinyint, status tinyint, division_id int, is_del tinyint',
  eb_store_order_invoice:
    'id int, uid int, category varchar, order_id int, invoice_id int, header_type tinyint, type tinyint, name varchar, duty_number varchar, drawer_phone varchar, email varchar, tell varchar, address varchar, bank varchar, card_number varchar, is_pay tinyint, is_refund tinyint, is_invoice tinyint, invoice_number varchar, remark varchar, invoice_time int, add_time int',
  eb_user_invoice:
    'id int, uid int, header_type tinyint, type tinyint, name varchar, duty_number varchar, drawer_phone varchar, email varchar, tell varchar, address varchar, bank varchar, card_number varchar, is_default tinyint, is_del tinyint, add_time int',
};

/** Names of the tables that are read. */
export const readTables: ReadonlySet<string> = new Set(Object.keys(DECLARED));

export const phpColumns = (): TableColumns => columnsIn(DECLARED);
