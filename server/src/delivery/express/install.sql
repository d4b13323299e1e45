-- The carriers that most shops send with. Only into an empty table: what staff remove stays removed.
select set_config('signalbox.change', '0', false);
insert into express (code, name, sort, partner_id, partner_key, net, status)
select code, name, 100 - place, needs, needs, false, not needs from (
  values
    (1, 'shunfeng', '顺丰速运', false), (2, 'zhongtong', '中通快递', false), (3, 'yuantong', '圆通速递', false),
    (4, 'yunda', '韵达快递', false), (5, 'shentong', '申通快递', false), (6, 'jtexpress', '极兔速递', false),
    (7, 'jd', '京东物流', true), (8, 'ems', 'EMS', false), (9, 'youzhengguonei', '邮政快递包裹', false),
    (10, 'debangkuaidi', '德邦快递', false), (11, 'debangwuliu', '德邦物流', true), (12, 'huitongkuaidi', '百世快递', false),
    (13, 'youshuwuliu', '优速快递', false), (14, 'tiantian', '天天快递', false), (15, 'zhaijisong', '宅急送', false),
    (16, 'kuayue', '跨越速运', true), (17, 'annengwuliu', '安能物流', false), (18, 'yimidida', '壹米滴答', false),
    (19, 'danniao', '丹鸟物流', false), (20, 'suning', '苏宁物流', false), (21, 'zhongtongkuaiyun', '中通快运', false),
    (22, 'shunfengkuaiyun', '顺丰快运', false), (23, 'yundakuaiyun', '韵达快运', false), (24, 'baishiwuliu', '百世快运', false),
    (25, 'jialidatong', '嘉里大通', false), (26, 'guotongkuaidi', '国通快递', false), (27, 'kuaijiesudi', '快捷速递', false),
    (28, 'quanfengkuaidi', '全峰快递', false), (29, 'zhongtiewuliu', '中铁快运', false), (30, 'zhongyouwuliu', '中邮物流', false),
    (31, 'xinfengwuliu', '信丰物流', false), (32, 'tiandihuayu', '天地华宇', false), (33, 'shengfengwuliu', '盛丰物流', false),
    (34, 'jinguangsudikuaijian', '京广速递', false), (35, 'dhl', 'DHL', false), (36, 'fedex', 'FedEx', false), (37, 'ups', 'UPS', false)
) as seed (place, code, name, needs)
where not exists (select from express);
select set_config('signalbox.change', '', false);
