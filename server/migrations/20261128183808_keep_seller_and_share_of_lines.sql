-- sealed b3720093eb5ad716441dd4ab120d699bb3497f367a7567fadee3b667297718e9
ALTER TABLE "order_line" ADD COLUMN "mer_id" integer;
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "cost" bigint;
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "cate_ids" integer[];
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "coupon_price" bigint;
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "paid_price" bigint;
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "paid_postage" bigint;
--> statement-breakpoint
-- Shares of coupon, price and freight as orders are reckoned since: by the largest remainder, of equal ones to the earlier line. A coupon falls
-- on the goods it is good for, by the categories of today, and on all where these cost less than it took off.
create temporary table line_share on commit drop as
with sold as (
  select l.id, l.order_id, l.price * l.pay_num as cost, least(o.pay_postage, o.pay_price) as freight, o.pay_price, o.coupon_price,
    case h.use_type when 2 then l.product_id::text = any (string_to_array(h.primary_key, ','))
      when 3 then exists (select from product_cate p join category c on c.id = p.cate_id
        where p.product_id = l.product_id and string_to_array(c.path || c.id, '/') && string_to_array(h.primary_key, ','))
      else true end as is_meant
  from order_line l join "order" o on o.id = l.order_id left join coupon_user h on h.id = o.coupon_id and o.coupon_price > 0
), meant as (
  select s.*, least(coupon_price, sum(cost) over per_order) as off,
    case when is_meant or coalesce(sum(cost) filter (where is_meant) over per_order, 0) < coupon_price then cost else 0 end as worth
  from sold s window per_order as (partition by order_id)
), cut as (
  select m.*, coalesce(div(off * worth, nullif(sum(worth) over per_order, 0)), 0) as share, coalesce(mod(off * worth, nullif(sum(worth) over per_order, 0)), 0) as rest
  from meant m window per_order as (partition by order_id)
), reduced as (
  select c.*, share + (row_number() over (partition by order_id order by rest desc, id) <= off - sum(share) over (partition by order_id))::int as coupon
  from cut c
), weighed as (
  select r.*, pay_price - freight as goods,
    case when max(cost - coupon) over per_order > 0 then cost - coupon when max(cost) over per_order > 0 then cost else 1 end as goods_weight,
    case when max(cost) over per_order > 0 then cost else 1 end as freight_weight
  from reduced r window per_order as (partition by order_id)
), shared as (
  select w.*, div(goods * goods_weight, sum(goods_weight) over per_order) as goods_share, mod(goods * goods_weight, sum(goods_weight) over per_order) as goods_rest,
    div(freight * freight_weight, sum(freight_weight) over per_order) as freight_share, mod(freight * freight_weight, sum(freight_weight) over per_order) as freight_rest
  from weighed w window per_order as (partition by order_id)
)
select id, coupon::bigint as coupon_price,
  (goods_share + (row_number() over (partition by order_id order by goods_rest desc, id) <= goods - sum(goods_share) over (partition by order_id))::int)::bigint as paid_price,
  (freight_share + (row_number() over (partition by order_id order by freight_rest desc, id) <= freight - sum(freight_share) over (partition by order_id))::int)::bigint as paid_postage
from shared;
--> statement-breakpoint
-- Seller, cost and categories of that moment are lost: those of today stand for them.
update order_line l set coupon_price = s.coupon_price, paid_price = s.paid_price, paid_postage = s.paid_postage,
  mer_id = p.mer_id, cost = nullif(k.cost, 0), cate_ids = coalesce(c.ids, '{}')
from line_share s join order_line o on o.id = s.id left join product p on p.id = o.product_id left join sku k on k.id = o.sku_id
  left join (select product_id, array_agg(cate_id order by place) as ids from product_cate group by product_id) c on c.product_id = o.product_id
where l.id = s.id;
--> statement-breakpoint
update "order" o set mer_id = s.mer_id
from (select order_id, min(mer_id) as mer_id from order_line group by order_id having count(mer_id) = count(*) and min(mer_id) = max(mer_id)) s
where s.order_id = o.id and o.mer_id <> s.mer_id;
--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "cate_ids" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "coupon_price" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "paid_price" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "paid_postage" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line__coupon_price" CHECK ("order_line"."coupon_price" between 0 and "order_line"."price" * "order_line"."pay_num");
--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line__paid" CHECK ("order_line"."paid_price" >= 0 and "order_line"."paid_postage" >= 0);
--> statement-breakpoint
-- Says what was guessed, now and later: the comment of the table keeps it.
do $$
declare
  guessed text;
begin
  select format('%s order lines from before: seller, cost and categories of %s are those of the product today; the coupon of %s was spread by the categories of today, of %s over all goods of their order; %s share a price that was changed by hand.',
    count(*), count(p.id), count(*) filter (where h.use_type = 3 and l.beside > 1), count(*) filter (where o.coupon_price > 0 and h.id is null and l.beside > 1),
    count(*) filter (where o.before_pay_price is not null and l.beside > 1))
  into guessed
  from (select order_id, product_id, count(*) over (partition by order_id) as beside from order_line) l join "order" o on o.id = l.order_id
  left join product p on p.id = l.product_id left join coupon_user h on h.id = o.coupon_id and o.coupon_price > 0
  having count(*) > 0;
  if guessed is not null then
    raise notice using errcode = 'SB003', message = guessed;
    execute format('comment on table order_line is %L', guessed);
  end if;
end $$;
