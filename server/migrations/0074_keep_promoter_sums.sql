CREATE TABLE "promoter_sum" (
	"uid" integer PRIMARY KEY NOT NULL,
	"is_promoter" boolean DEFAULT false NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"order_total" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"frozen" bigint DEFAULT 0 NOT NULL,
	"times" integer DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL
);

--> statement-breakpoint
DROP INDEX "commission_record__earned";
--> statement-breakpoint
ALTER TABLE "promoter_sum" ADD CONSTRAINT "promoter_sum_uid_customer_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "promoter_sum__by_orders" ON "promoter_sum" USING btree ("orders","uid") WHERE is_promoter;
--> statement-breakpoint
CREATE INDEX "promoter_sum__by_order_total" ON "promoter_sum" USING btree ("order_total","uid") WHERE is_promoter;
--> statement-breakpoint
CREATE INDEX "promoter_sum__by_total" ON "promoter_sum" USING btree ("total","uid") WHERE is_promoter;
--> statement-breakpoint
CREATE INDEX "promoter_sum__by_frozen" ON "promoter_sum" USING btree ("frozen","uid") WHERE is_promoter;
--> statement-breakpoint
CREATE INDEX "promoter_sum__by_times" ON "promoter_sum" USING btree ("times","uid") WHERE is_promoter;
--> statement-breakpoint
CREATE INDEX "promoter_sum__by_paid" ON "promoter_sum" USING btree ("paid","uid") WHERE is_promoter;
--> statement-breakpoint
CREATE INDEX "customer__promoters_money" ON "customer" USING btree ("brokerage_price","id") WHERE is_promoter;

--> statement-breakpoint
-- What the triggers keep from now on, of promoters and of whoever has rows in either ledger.
insert into promoter_sum (uid, is_promoter, orders, order_total, total, frozen, times, paid)
select c.id, c.is_promoter, coalesce(e.orders, 0), coalesce(e.order_total, 0), coalesce(e.total, 0), coalesce(e.frozen, 0), coalesce(d.times, 0), coalesce(d.paid, 0)
from customer c
left join (select uid, count(*) filter (where kind = 'gain' and status = 3) as orders,
    sum(order_price) filter (where kind = 'gain' and status = 3) as order_total,
    sum(price) filter (where kind in ('gain', 'loss') and status = 3) as total,
    sum(price) filter (where kind = 'gain' and status = 2) as frozen
  from commission_record group by uid) e on e.uid = c.id
left join (select uid, count(*) as times, sum(extract_price) as paid from user_extract where status = 1 group by uid) d on d.uid = c.id
where c.is_promoter or e.uid is not null or d.uid is not null;
