CREATE TABLE "campaign_sum" (
	"kind" integer NOT NULL,
	"campaign_id" integer NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"net" bigint GENERATED ALWAYS AS (paid - refunded) STORED NOT NULL,
	"returned" numeric GENERATED ALWAYS AS (case when discount > 0 then round((paid - refunded)::numeric / discount, 2) end) STORED,
	CONSTRAINT "campaign_sum__place" PRIMARY KEY("kind","campaign_id")
);

--> statement-breakpoint
DROP INDEX "order__coupon_sold";
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "issue_coupon_id" integer;
--> statement-breakpoint
update "order" o set issue_coupon_id = h.coupon_id from coupon_user h where h.id = o.coupon_id;
--> statement-breakpoint
-- Lines of activities from before the price beside them was kept: what they saved is that of this day from now on.
update order_line l set original_price = s.price from "order" o, sku s
where o.id = l.order_id and s.id = l.sku_id and o.activity_id is not null and l.original_price is null;
--> statement-breakpoint
CREATE INDEX "campaign_sum__by_people" ON "campaign_sum" USING btree ("kind","people","campaign_id");
--> statement-breakpoint
CREATE INDEX "campaign_sum__by_orders" ON "campaign_sum" USING btree ("kind","orders","campaign_id");
--> statement-breakpoint
CREATE INDEX "campaign_sum__by_pieces" ON "campaign_sum" USING btree ("kind","pieces","campaign_id");
--> statement-breakpoint
CREATE INDEX "campaign_sum__by_paid" ON "campaign_sum" USING btree ("kind","paid","campaign_id");
--> statement-breakpoint
CREATE INDEX "campaign_sum__by_refunded" ON "campaign_sum" USING btree ("kind","refunded","campaign_id");
--> statement-breakpoint
CREATE INDEX "campaign_sum__by_discount" ON "campaign_sum" USING btree ("kind","discount","campaign_id");
--> statement-breakpoint
CREATE INDEX "campaign_sum__by_net" ON "campaign_sum" USING btree ("kind","net","campaign_id");
--> statement-breakpoint
CREATE INDEX "campaign_sum__by_returned" ON "campaign_sum" USING btree ("kind","returned" DESC NULLS LAST,"campaign_id" DESC NULLS FIRST);
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order__issue_coupon" FOREIGN KEY ("issue_coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "activity__newest" ON "activity" USING btree ("kind","id") WHERE not is_del;
--> statement-breakpoint
CREATE INDEX "activity__begun" ON "activity" USING btree ("kind","start_time","id","stop_time") WHERE not is_del;
--> statement-breakpoint
CREATE INDEX "order__coupon_sold" ON "order" USING btree ("issue_coupon_id","pay_time","create_time","uid","total_num","pay_price","refund_price","coupon_price","refund_state","is_system_del") WHERE issue_coupon_id is not null;
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order__issue_coupon_kept" CHECK (("order"."issue_coupon_id" is null) = ("order"."coupon_id" is null));
--> statement-breakpoint
-- What the triggers keep from now on.
insert into campaign_sum (kind, campaign_id, people, orders, pieces, paid, refunded, discount)
with sold as (
  select kind, campaign_id, count(*) as orders, sum(total_num) as pieces, sum(pay_price) as paid, sum(refund_price) as refunded,
    sum(case when refund_state = 'refunded' then 0 else off end) as discount
  from (
    select o.activity_kind as kind, o.activity_id as campaign_id, o.total_num, o.pay_price, o.refund_price, o.refund_state, o.pay_time, o.is_system_del,
      (select sum((l.original_price - l.price) * l.pay_num) from order_line l where l.order_id = o.id) as off
    from "order" o where o.activity_id is not null
    union all
    select 4, o.issue_coupon_id, o.total_num, o.pay_price, o.refund_price, o.refund_state, o.pay_time, o.is_system_del, o.coupon_price
    from "order" o where o.issue_coupon_id is not null
  ) s
  where pay_time is not null and not is_system_del group by kind, campaign_id
), took as (
  select 4 as kind, coupon_id as campaign_id, count(*) as people from coupon_user group by coupon_id
  union all select 2, bargain_id, count(distinct uid) from bargain_user group by bargain_id
  union all select activity_kind, activity_id, count(distinct uid) from "order"
  where activity_kind <> 2 and not is_system_del group by activity_kind, activity_id
)
select c.kind, c.id, coalesce(t.people, 0), coalesce(s.orders, 0), coalesce(s.pieces, 0), coalesce(s.paid, 0), coalesce(s.refunded, 0), coalesce(s.discount, 0)
from (select kind, id from activity union all select 4, id from coupon) c
left join sold s on (s.kind, s.campaign_id) = (c.kind, c.id)
left join took t on (t.kind, t.campaign_id) = (c.kind, c.id);
