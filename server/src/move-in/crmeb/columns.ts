import { columnsIn } from '../dump/columns.ts';
import type { TableColumns } from '../dump/read-dump.ts';

/** Tables that are read, with their columns in order: a dump may neither create its tables nor name their columns. Those of 1.3.4 are the first of these. */
const DECLARED: Readonly<Record<string, string>> = {
  eb_system_config:
    'id int, name varchar, title varchar, form_id int, value varchar, status tinyint, create_time timestamp, update_time timestamp',
  eb_category:
    'id int, pid int, path varchar, name varchar, type smallint, url varchar, extra text, status tinyint, sort int, create_time timestamp, update_time timestamp',
  eb_system_attachment:
    'att_id int, name varchar, att_dir varchar, satt_dir varchar, att_size char, att_type char, pid int, image_type tinyint, create_time timestamp, update_time timestamp',
  eb_system_city:
    'id int, city_id int, level int, parent_id int, area_code varchar, name varchar, merger_name varchar, lng varchar, lat varchar, is_show tinyint, create_time timestamp, update_time timestamp',
  eb_shipping_templates:
    'id int, name varchar, type tinyint, appoint tinyint, sort int, create_time timestamp, update_time timestamp',
  eb_shipping_templates_region:
    'id int, temp_id int, city_id int, title text, first decimal, first_price decimal, renewal decimal, renewal_price decimal, type tinyint, uniqid varchar, status tinyint, create_time timestamp, update_time timestamp',
  eb_shipping_templates_free:
    'id int, temp_id int, city_id int, title text, number decimal, price decimal, type tinyint, uniqid varchar, status tinyint, create_time timestamp, update_time timestamp',
  eb_system_store:
    'id int, name varchar, introduction varchar, phone char, address varchar, detailed_address varchar, image varchar, latitude char, longitude char, valid_time varchar, day_time varchar, is_show tinyint, is_del tinyint, create_time timestamp, update_time timestamp',
  eb_store_product_rule: 'id int, rule_name varchar, rule_value text',
  eb_store_product:
    'id mediumint, mer_id int, image varchar, slider_image varchar, store_name varchar, store_info varchar, keyword varchar, bar_code varchar, cate_id varchar, price decimal, vip_price decimal, ot_price decimal, postage decimal, unit_name varchar, sort smallint, sales mediumint, stock mediumint, is_show tinyint, is_hot tinyint, is_benefit tinyint, is_best tinyint, is_new tinyint, add_time int, is_postage tinyint, is_del tinyint, mer_use tinyint, give_integral int, cost decimal, is_seckill tinyint, is_bargain tinyint, is_good tinyint, is_sub tinyint, ficti mediumint, browse int, code_path varchar, soure_link varchar, video_link varchar, temp_id int, spec_type tinyint, activity varchar, flat_pattern varchar, is_recycle tinyint, version int',
  eb_store_product_description: 'product_id int, description longtext, type tinyint, id int',
  eb_store_product_attr: 'id mediumint, product_id int, attr_name varchar, attr_values varchar, type tinyint, is_del tinyint',
  eb_store_product_attr_value:
    'id mediumint, product_id int, suk varchar, stock int, sales int, price decimal, image varchar, unique char, cost decimal, bar_code varchar, ot_price decimal, weight decimal, volume decimal, brokerage decimal, brokerage_two decimal, type tinyint, quota int, quota_show int, attr_value text, is_del tinyint, version int',
  eb_store_product_coupon: 'id int, product_id int, issue_coupon_id int, add_time int',
  eb_store_product_reply:
    'id int, uid int, oid int, unique varchar, product_id int, reply_type varchar, product_score tinyint, service_score tinyint, comment varchar, pics text, merchant_reply_content varchar, merchant_reply_time int, is_del tinyint, is_reply tinyint, nickname varchar, avatar varchar, create_time timestamp, update_time timestamp, sku varchar',
  eb_system_user_level:
    'id int, name varchar, experience int, is_show tinyint, grade int, discount int, icon varchar, is_del tinyint, create_time timestamp, update_time timestamp',
  eb_user_group: 'id smallint, group_name varchar',
  eb_user_tag: 'id smallint, name varchar',
  eb_user:
    'uid int, account varchar, pwd varchar, real_name varchar, birthday varchar, card_id varchar, mark varchar, partner_id int, group_id varchar, tag_id varchar, nickname varchar, avatar varchar, phone char, add_ip varchar, last_ip varchar, now_money decimal, brokerage_price decimal, integral int, experience int, sign_num int, status tinyint, level tinyint, spread_uid int, spread_time timestamp, user_type varchar, is_promoter tinyint, pay_count int, spread_count int, addres varchar, adminid int, login_type varchar, create_time timestamp, update_time timestamp, last_login_time timestamp, clean_time timestamp, path varchar, subscribe tinyint, subscribe_time timestamp, sex tinyint, country varchar, promoter_time timestamp, is_logoff tinyint, logoff_time timestamp',
  eb_user_token: 'id int, uid int, token varchar, type tinyint, create_time datetime, expires_time datetime, login_ip varchar',
  eb_user_address:
    'id mediumint, uid int, real_name varchar, phone varchar, province varchar, city varchar, city_id int, district varchar, detail varchar, post_code int, longitude varchar, latitude varchar, is_default tinyint, is_del tinyint, create_time timestamp, update_time timestamp',
  eb_user_level:
    'id int, uid int, level_id int, grade int, status tinyint, mark varchar, remind tinyint, is_del tinyint, discount int, create_time timestamp, update_time timestamp, expired_time timestamp',
  eb_user_bill:
    'id int, uid int, link_id varchar, pm tinyint, title varchar, category varchar, type varchar, number decimal, balance decimal, mark varchar, status tinyint, create_time timestamp, update_time timestamp',
  eb_user_integral_record:
    'id int, uid int, link_id varchar, link_type varchar, type int, title varchar, integral int, balance int, mark varchar, status tinyint, frozen_time int, thaw_time bigint, create_time timestamp, update_time timestamp',
  eb_user_experience_record:
    'id int, uid int, link_id varchar, link_type varchar, type int, title varchar, experience int, balance int, mark varchar, status tinyint, create_time timestamp, update_time timestamp',
  eb_user_brokerage_record:
    'id int, uid int, link_id varchar, link_type varchar, type int, title varchar, price decimal, balance decimal, mark varchar, status tinyint, frozen_time int, thaw_time bigint, create_time timestamp, update_time timestamp, brokerage_level int',
  eb_user_extract:
    'id int, uid int, real_name varchar, extract_type varchar, bank_code varchar, bank_address varchar, alipay_code varchar, extract_price decimal, mark varchar, balance decimal, fail_msg varchar, status tinyint, wechat varchar, create_time timestamp, update_time timestamp, fail_time timestamp, bank_name varchar, qrcode_url varchar',
  eb_user_recharge:
    'id int, uid int, order_id varchar, price decimal, give_price decimal, recharge_type varchar, paid tinyint, pay_time timestamp, create_time timestamp, refund_price decimal, is_wechat_shipping tinyint, out_trade_no varchar',
  eb_user_sign: 'id int, uid int, title varchar, number int, balance int, type tinyint, create_day date, create_time timestamp',
  eb_store_coupon:
    'id int, name varchar, money decimal, is_limited tinyint, total int, last_total int, use_type tinyint, primary_key varchar, min_price decimal, receive_start_time timestamp, receive_end_time timestamp, is_fixed_time tinyint, use_start_time timestamp, use_end_time timestamp, day int, type tinyint, sort int, status tinyint, is_del tinyint, create_time timestamp, update_time timestamp',
  eb_store_coupon_user:
    'id int, coupon_id int, cid int, uid int, name varchar, money decimal, min_price decimal, type varchar, status tinyint, create_time timestamp, update_time timestamp, start_time timestamp, end_time timestamp, use_time timestamp, use_type tinyint, primary_key varchar',
  eb_store_seckill_manger:
    'id int, name varchar, start_time int, end_time int, img text, silder_imgs text, sort int, status varchar, create_time datetime, update_time datetime, is_del int',
  eb_store_seckill:
    'id int, product_id int, image varchar, images varchar, title varchar, info varchar, price decimal, cost decimal, ot_price decimal, give_integral decimal, sort int, stock int, sales int, unit_name varchar, postage decimal, description longtext, start_time datetime, stop_time datetime, create_time datetime, status tinyint, is_postage tinyint, is_del tinyint, num int, is_show tinyint, time_id int, temp_id int, weight decimal, volume decimal, quota int, quota_show int, spec_type tinyint',
  eb_store_bargain:
    'id int, product_id int, title varchar, image varchar, unit_name varchar, stock int, sales int, images varchar, start_time bigint, stop_time bigint, store_name varchar, price decimal, min_price decimal, num int, bargain_max_price decimal, bargain_min_price decimal, bargain_num int, status tinyint, give_integral int, info varchar, cost decimal, sort int, is_hot tinyint, is_del tinyint, add_time bigint, is_postage tinyint, postage decimal, rule text, look int, share int, temp_id int, weight decimal, volume decimal, quota int, quota_show int, people_num int',
  eb_store_combination:
    'id int, product_id int, mer_id int, image varchar, images varchar, title varchar, attr varchar, people int, info varchar, price decimal, sort int, sales int, stock int, add_time bigint, is_host tinyint, is_show tinyint, is_del tinyint, combination tinyint, mer_use tinyint, is_postage tinyint, postage decimal, start_time bigint, stop_time bigint, effective_time int, cost decimal, browse int, unit_name varchar, temp_id int, weight decimal, volume decimal, num int, quota int, quota_show int, ot_price decimal, once_num int, virtual_ration int',
  eb_store_bargain_user:
    'id int, uid int, bargain_id int, bargain_price_min decimal, bargain_price decimal, price decimal, status tinyint, add_time bigint, is_del tinyint',
  eb_store_bargain_user_help: 'id int, uid int, bargain_id int, bargain_user_id int, price decimal, add_time bigint',
  eb_store_pink:
    'id int, uid int, order_id varchar, order_id_key int, total_num int, total_price decimal, cid int, pid int, people int, price decimal, add_time bigint, stop_time bigint, k_id int, is_tpl tinyint, is_refund tinyint, status tinyint, is_virtual tinyint, nickname varchar, avatar varchar',
  eb_store_order:
    'id int, order_id varchar, uid int, real_name varchar, user_phone varchar, user_address varchar, freight_price decimal, total_num int, total_price decimal, total_postage decimal, pay_price decimal, pay_postage decimal, deduction_price decimal, coupon_id int, coupon_price decimal, paid tinyint, pay_time timestamp, pay_type varchar, create_time timestamp, status tinyint, refund_status tinyint, refund_reason_wap_img varchar, refund_reason_wap_explain varchar, refund_reason_wap varchar, refund_reason varchar, refund_reason_time timestamp, refund_price decimal, delivery_name varchar, delivery_type varchar, delivery_id varchar, gain_integral int, use_integral int, back_integral int, mark varchar, is_del tinyint, remark varchar, mer_id int, is_mer_check tinyint, combination_id int, pink_id int, cost decimal, seckill_id int, bargain_id int, verify_code varchar, store_id int, shipping_type tinyint, clerk_id int, is_channel tinyint, is_remind tinyint, is_system_del tinyint, update_time timestamp, delivery_code varchar, bargain_user_id int, type int, pro_total_price decimal, before_pay_price decimal, is_alter_price tinyint, out_trade_no varchar, shipment_pic varchar, shipment_task_id varchar, shipment_order_id varchar, shipment_num varchar, express_record_type int',
  eb_store_order_info:
    'id int, order_id int, product_id int, info text, unique char, create_time timestamp, update_time timestamp, order_no varchar, product_name varchar, attr_value_id int, image varchar, sku varchar, price decimal, pay_num int, weight decimal, volume decimal, give_integral int, is_reply tinyint, is_sub tinyint, vip_price decimal, product_type int',
  eb_store_order_status: 'oid int, change_type varchar, change_message varchar, create_time timestamp',
  eb_article:
    'id int, cid varchar, title varchar, author varchar, image_input varchar, synopsis varchar, share_title varchar, share_synopsis varchar, visit varchar, sort int, url varchar, media_id varchar, status tinyint, hide tinyint, admin_id int, mer_id int, product_id int, is_hot tinyint, is_banner tinyint, content text, create_time timestamp, update_time timestamp',
  eb_system_group_data: 'id int, gid int, value text, sort int, status tinyint, create_time timestamp, update_time timestamp',
  eb_system_role:
    'id int, role_name varchar, rules text, level tinyint, status tinyint, create_time timestamp, update_time timestamp',
  eb_system_role_menu: 'rid int, menu_id int',
  eb_system_menu:
    'id int, pid int, name varchar, icon varchar, perms varchar, component varchar, menu_type varchar, sort int, is_show tinyint, is_delte tinyint, create_time timestamp, update_time timestamp',
  eb_system_admin:
    'id smallint, account varchar, pwd char, real_name varchar, roles varchar, last_ip varchar, update_time timestamp, create_time timestamp, login_count int, level tinyint, status tinyint, is_del tinyint, phone varchar, is_sms tinyint',
};

/** Names of the tables that are read. */
export const readTables: ReadonlySet<string> = new Set(Object.keys(DECLARED));

export const crmebColumns = (): TableColumns => columnsIn(DECLARED);
