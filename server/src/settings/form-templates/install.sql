-- The forms that dialogs of clients are drawn from, by the numbers that these know. A line is a form, then its fields: name, label,
-- control, and what the control needs. A form that is there already stays as it is.
select set_config('signalbox.change', '0', false);

-- What an option stands for: a number where it looks like one.
create or replace function option_value(option text) returns jsonb language sql immutable as $$
  select case when split_part(option, ':', 1) ~ '^\d+$' then to_jsonb(split_part(option, ':', 1)::int) else to_jsonb(split_part(option, ':', 1)) end
$$;

with line as (
  select place, string_to_array(trim(text), '|') as part
  from regexp_split_to_table($forms$
form|70|编辑城市
parentName|上级名称|readonly
name|名称|input!|20
form|71|添加物流公司
name|公司名称|input!
code|编码|input
sort|排序|number
isShow|是否显示|radio|0:隐藏,1:显示
form|72|上传文件配置-基础配置
|基础配置|row
form|84|微信菜单编辑
name|菜单名称|input!
type|规则状态|select|1:关键字,2:跳转网页,3:小程序
key|关键字|input
form|86|秒杀配置（旧）
field101|开始时间|number!
field102|持续时间|number!
field103|幻灯片|pictures
field104|排序|number
field106|状态|radio|‘0’:显示,‘1’:隐藏
form|87|签到天数配置
title|显示标题|input!|3
day|第几天|number!|1
integral|积分|number!|1
experience|经验|number!
form|89|个人中心菜单
name|菜单名|input!
pic|图标(48*48)|picture
url|小程序链接|select|pages
wap_url|公众号链接|select|pages
form|90|个人中心轮播图
pic|图片(690x138)|picture!
url|跳转链接|input
form|91|首页精品推荐图片
name|标题|input!
url|跳转链接|input
pic|图片(720x320)|picture!
form|92|首页首发新品图片
name|标题|input!
url|跳转链接|input
pic|图片(720x320)|picture!
form|93|首页促销单品图片
name|标题|input!
url|跳转链接|input
pic|图片(710*280)|picture!
form|94|首页热门榜单图片
name|标题|input!
url|跳转链接|input
pic|图片(720x320)|picture!
form|95|首页轮播图
name|标题|input!
url|跳转链接|input
pic|图片(750 x 375)|picture!
form|96|导航模块
name|名称|input!
pic|图片(90x90)|picture
url|链接|select|pages
show|底部菜单|radio|1:是,2:否
form|97|首页滚动新闻
info|滚动文字|input!
url|链接|select|pages
show|是否显示|radio|1:是,2:否
form|98|首页活动区域图片
image|图片|picture!
title|标题|input!
info|简介|input
link|链接|select|/pages/activity/goods_seckill/index:秒杀,/pages/activity/goods_combination/index:拼团,/pages/activity/goods_bargain/index:砍价
form|99|首页超值爆款
pic|图片|picture
name|名称|input!
info|简介|input
type|类型|select!|1:精品推荐,2:热门榜单,3:首发新品,4:促销单品
form|100|首页文字配置
fast_info|快速选择简介|input
bast_info|精品推荐简介|input
first_info|首发新品简介|input
sales_info|促销单品简介|input
form|101|图片链接
img|图片|picture!
comment|描述|input
link|链接|input
form|102|热门搜索
title|标签|input!|11
form|103|充值金额设置
price|售价|number!
give_money|赠送|number!
form|104|修改订单
orderId|订单编号|readonly
totalPrice|商品总价|number!
totalPostage|原始邮费|number!
payPrice|实际支付金额|number!
payPostage|实际支付邮费|number!
form|105|模板消息
tempKey|模板编号|input!
tempId|模板ID|input
name|模板名|input!
content|模板内容|textarea
status|状态|radio|1:开启,0:关闭
form|106|拒绝退款
orderId|订单编号|readonly
reason|不退款原因|textarea!
form|107|立即退款
orderId|订单编号|readonly
amount|退款金额|number!
form|110|短信模板消息
title|模板名称|input!
content|模板内容|textarea!
type|模板类型|radio!|1:验证码,2:通知,3:推广
form|113|推广分享海报
title|标题|input!
pic|背景图(600x1000)|picture!
form|114|后台登录页轮播图
pic|轮播图(286x420)|picture!
form|115|订单详情状态图
orderStatus|订单状态|select!|0:未支付,1:待发货,2:待收货,3:待评价,4:已完成,9:其他
image|透明动图|picture!
form|123|秒杀配置
name|名称|input!|20
time|时间范围|hours!
silderImgs|幻灯片|pictures
status|状态|switch
form|124|微信提现
realName|姓名|input!
extractPrice|提现金额|number!
wechat|微信号|input!
mark|备注|textarea
form|125|银行卡提现
realName|姓名|input!
extractPrice|提现金额|number!
bankCode|银行卡号|input!
bankName|开户行|input!
mark|备注|textarea
form|126|支付宝提现
realName|姓名|input!
extractPrice|提现金额|number!
alipayCode|支付宝账号|input!
mark|备注|textarea
form|130|充值退款
id|编号|readonly
orderId|订单编号|readonly
type|退款方式|radio!|1:仅本金,2:本金+赠送
form|136|拼团列表banner
image|图片(690x300)|picture!
form|140|导航下拉菜单
select_nav_name|菜单名称|input!
$forms$, '\n') with ordinality as split (text, place) where trim(text) <> ''
), form as (
  select place, part[2]::int as id, part[3] as name from line where part[1] = 'form'
), choice (name, options) as (
  -- The pages of the mobile shop that a menu can lead to.
  values ('pages', '/pages/goods_cate/goods_cate:商品分类,/pages/order_addcart/order_addcart:购物车,/pages/user/index:个人中心,/pages/news_list/index:行业资讯,/pages/users/user_sgin/index:我要签到,/pages/users/user_goods_collection/index:我的收藏,/pages/activity/goods_combination/index:拼团活动,/pages/activity/goods_seckill/index:秒杀活动,/pages/activity/goods_bargain/index:砍价活动,/pages/users/user_address_list/index:地址管理,/pages/users/order_list/index:订单管理,/pages/users/user_get_coupon/index:领取优惠券,/pages/users/user_coupon/index:我的优惠券,/pages/infos/user_vip/index:会员中心,/pages/activity/bargain/index:砍价记录,/pages/users/user_spread_user/index:我的推广,/pages/users/user_money/index:我的余额,/pages/service/index:联系客服')
), field as (
  select place, part[1] as model, part[2] as label, rtrim(part[3], '!') as control, part[3] like '%!' as required,
    coalesce((select options from choice where name = part[4]), part[4]) as more,
    (select f.id from form f where f.place < line.place order by f.place desc limit 1) as form_id
  from line where part[1] <> 'form'
), control (control, tag, icon, own) as (
  values
    ('input', 'el-input', 'input', '{"clearable": true, "readonly": false}'::jsonb),
    ('readonly', 'el-input', 'input', '{"clearable": false, "readonly": true}'),
    ('textarea', 'el-input', 'textarea', '{"type": "textarea", "autosize": {"minRows": 4, "maxRows": 4}, "readonly": false}'),
    ('number', 'el-input-number', 'number', '{"min": 0, "step": 1, "step-strictly": false, "controls-position": ""}'),
    ('radio', 'el-radio-group', 'radio', '{"size": "medium"}'),
    ('select', 'el-select', 'select', '{"clearable": true, "filterable": false, "multiple": false}'),
    ('switch', 'el-switch', 'switch', '{"active-text": "", "inactive-text": "", "active-color": null, "inactive-color": null, "active-value": 1, "inactive-value": 0}'),
    ('hours', 'time-select', 'time-select', '{}'),
    ('picture', 'self-upload', 'selfUpload', '{"multiple": false, "accept": "image"}'),
    ('pictures', 'self-upload', 'selfUpload', '{"multiple": true, "accept": "image"}'),
    ('row', '', 'row', '{"__config__": {"layout": "rowFormItem", "tagIcon": "row", "label": "行容器", "layoutTree": true, "span": 24, "children": [], "componentName": "row101"}, "type": "default", "justify": "start", "align": "top"}')
), drawn as (
  select f.form_id, f.place, jsonb_build_object(
    '__config__', jsonb_build_object(
      'label', f.label, 'labelWidth', null, 'showLabel', true, 'changeTag', true, 'tag', c.tag, 'tagIcon', c.icon,
      'required', f.required, 'layout', 'colFormItem', 'span', 24, 'document', '', 'regList', '[]'::jsonb,
      'tips', false, 'tipsDesc', '', 'tipsIsLink', false, 'tipsLink', '', 'formId', f.place, 'renderKey', f.place,
      'defaultValue', case f.control when 'switch' then '1'::jsonb when 'number' then '0' when 'radio' then option_value(f.more) else 'null' end,
      'optionType', 'default', 'border', false),
    '__slot__', case when f.control in ('radio', 'select') then jsonb_build_object('options', (
      select jsonb_agg(jsonb_build_object('label', split_part(option, ':', 2), 'value', option_value(option)) order by at)
      from unnest(string_to_array(f.more, ',')) with ordinality as options (option, at)))
      else '{"prepend": "", "append": ""}' end,
    '__vModel__', f.model,
    'placeholder', case when f.control in ('radio', 'select', 'hours', 'picture', 'pictures') then '请选择' else '请输入' end || f.label,
    'style', '{"width": "100%"}'::jsonb, 'disabled', false,
    'maxlength', case when f.control = 'input' then to_jsonb(f.more::int) else 'null'::jsonb end
  ) || c.own || case when f.control = 'number' and f.more <> '' then jsonb_build_object('min', f.more::int) else '{}' end as field
  from field f join control c using (control)
)
insert into form_temp (id, name, info, content)
select f.id, f.name, f.name, jsonb_build_object(
  'formRef', 'elForm', 'formModel', 'formData', 'size', 'medium', 'labelPosition', 'right', 'labelWidth', 120, 'formRules', 'rules',
  'gutter', 15, 'disabled', false, 'span', 24, 'formBtns', true, 'fields', (
    select jsonb_agg(d.field order by d.place) from drawn d where d.form_id = f.id)
)::text
from form f
on conflict (id) do nothing;
-- New ones go on behind those that clients know.
select setval(pg_get_serial_sequence('form_temp', 'id'), greatest((select max(id) from form_temp), 200));
select set_config('signalbox.change', '', false);
