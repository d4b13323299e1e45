-- The names under which the shop front shows products off. Only into an empty group: what staff remove stays removed.
select set_config('signalbox.change', '0', false);
insert into group_data (gid, sort, value)
select 70, place, json_build_object(
  'id', 99, 'sort', place, 'status', true,
  'fields', json_build_array(
    json_build_object('name', 'pic', 'title', '图片', 'value', ''),
    json_build_object('name', 'name', 'title', '名称', 'value', name),
    json_build_object('name', 'info', 'title', '简介', 'value', info),
    json_build_object('name', 'type', 'title', '类型', 'value', place::text)
  )
)
from (
  values (1, '精品推荐', '用心挑选的好物'), (2, '热门榜单', '大家都在买'), (3, '首发新品', '新品抢先看'), (4, '促销单品', '优惠正当时')
) as seed (place, name, info)
where not exists (select from group_data where gid = 70);
select set_config('signalbox.change', '', false);
