-- The groups that clients read by number, with entries to begin with. A line is a group, its form and that form's fields, or an entry of
-- it: hidden (-) or shown (+), then the value of each field. A group that is there already stays as it is, and so do its entries.
with line as (
  select place, string_to_array(trim(text), '|') as part
  from regexp_split_to_table($groups$
group|37|首页中部推荐banner图|95|name:标题|url:跳转链接|pic:图片(750 x 375)
-|推荐一|/pages/activity/goods_seckill/index|
-|推荐二|/pages/activity/goods_combination/index|
-|推荐三|/pages/activity/goods_bargain/index|
group|48|首页banner滚动图|95|name:标题|url:跳转链接|pic:图片(750 x 375)
-|首页轮播图一|/pages/goods_cate/goods_cate|
-|首页轮播图二|/pages/activity/goods_seckill/index|
group|52|首页精品推荐图片|91|name:标题|url:跳转链接|pic:图片(720x320)
-|精品推荐||
group|53|订单详情状态图|115|orderStatus:订单状态|image:透明动图
-|0|
-|1|
-|2|
-|3|
-|4|
-|9|
group|54|个人中心功能菜单|89|name:菜单名|pic:图标(48*48)|url:小程序链接|wap_url:公众号链接
+|会员中心||/pages/infos/user_vip/index|/pages/infos/user_vip/index
+|砍价记录||/pages/activity/bargain/index|/pages/activity/bargain/index
+|我的推广||/pages/users/user_spread_user/index|/pages/users/user_spread_user/index
+|我的余额||/pages/users/user_money/index|/pages/users/user_money/index
+|地址信息||/pages/users/user_address_list/index|/pages/users/user_address_list/index
+|我的收藏||/pages/users/user_goods_collection/index|/pages/users/user_goods_collection/index
+|优惠券||/pages/users/user_coupon/index|/pages/users/user_coupon/index
+|联系客服||/pages/service/index|/pages/service/index
group|55|签到天数配置|87|title:显示标题|day:第几天|integral:积分|experience:经验
+|第一天|1|10|10
+|第二天|2|20|20
+|第三天|3|30|30
+|第四天|4|40|40
+|第五天|5|50|50
+|第六天|6|60|60
+|第七天|7|70|70
group|57|首页热门榜单图片|94|name:标题|url:跳转链接|pic:图片(720x320)
-|热门榜单||
group|58|首页首发新品图片|92|name:标题|url:跳转链接|pic:图片(720x320)
-|首发新品||
group|59|首页促销单品图片|93|name:标题|url:跳转链接|pic:图片(710*280)
-|促销单品||
group|60|我的推广_分享海报|113|title:标题|pic:背景图(600x1000)
-|分享海报一|
-|分享海报二|
-|分享海报三|
group|62|充值金额设置|103|price:售价|give_money:赠送
+|1|1
+|10|1
+|30|3
+|50|5
+|100|10
+|200|20
+|300|30
+|500|50
+|800|100
group|65|个人中心轮播图|90|pic:图片(690x138)|url:跳转链接
-||/pages/users/user_spread_user/index
-||/pages/users/user_get_coupon/index
group|67|首页导航|96|name:名称|pic:图片(90x90)|url:链接|show:底部菜单
+|商品分类||/pages/goods_cate/goods_cate|1
+|行业资讯||/pages/news_list/index|2
+|我要签到||/pages/users/user_sgin/index|2
+|我的收藏||/pages/users/user_goods_collection/index|2
+|拼团活动||/pages/activity/goods_combination/index|2
+|秒杀活动||/pages/activity/goods_seckill/index|2
+|砍价活动||/pages/activity/goods_bargain/index|2
+|地址管理||/pages/users/user_address_list/index|2
+|订单管理||/pages/users/order_list/index|2
+|优惠券||/pages/users/user_get_coupon/index|2
group|68|首页滚动新闻|97|info:滚动文字|url:链接|show:是否显示
+|欢迎光临，新品持续上架中|/pages/news_list/index|1
group|70|首页超值爆款区域|99|pic:图片|name:名称|info:简介|type:类型
+||精品推荐|用心挑选的好物|1
+||热门榜单|大家都在买|2
+||首发新品|新品抢先看|3
+||促销单品|优惠正当时|4
group|71|热门搜索|102|title:标签
+|新品上市
+|热销商品
+|限时优惠
+|口碑好物
+|送礼佳品
group|72|WEBPC管理端_登录页轮播图|114|pic:轮播图(286x420)
-|
group|73|拼团列表banner|136|image:图片(690x300)
-|
$groups$, '\n') with ordinality as split (text, place) where trim(text) <> ''
), seed as (
  select place, part[2]::int as id, part[3] as name, part[4]::int as form_id, part[5:] as fields from line where part[1] = 'group'
), made as (
  insert into data_group (id, name, info, form_id) select id, name, name, form_id from seed on conflict (id) do nothing returning id
), entry as (
  select s.id as gid, s.form_id, s.fields, l.part[2:] as typed, l.part[1] = '+' as status,
    row_number() over (partition by s.id order by l.place) as sort
  from line l
  cross join lateral (select * from seed where place < l.place order by place desc limit 1) s
  join made on made.id = s.id
  where l.part[1] <> 'group' and not exists (select from group_data there where there.gid = s.id)
)
insert into group_data (gid, sort, status, value)
select gid, sort, status, json_build_object('id', form_id, 'sort', sort, 'status', status, 'fields', (
  select json_agg(json_build_object('name', split_part(field, ':', 1), 'title', split_part(field, ':', 2), 'value', typed[at]) order by at)
  from unnest(fields) with ordinality as fields (field, at)
))
from entry order by gid, sort;
--> statement-breakpoint
-- Entries that lack their group would be lost to its readers.
insert into data_group (id, name, info) select distinct gid, '组合数据 ' || gid, '组合数据 ' || gid from group_data on conflict (id) do nothing;
--> statement-breakpoint
-- New ones go on behind those that clients know.
select setval(pg_get_serial_sequence('data_group', 'id'), greatest((select max(id) from data_group), 200));
--> statement-breakpoint
ALTER TABLE "group_data" ADD CONSTRAINT "group_data__group" FOREIGN KEY ("gid") REFERENCES "public"."data_group"("id") ON DELETE no action ON UPDATE no action;
