ALTER TABLE "coupon_user" ADD COLUMN "order_no" varchar(32);
--> statement-breakpoint
update "coupon_user" c set "order_no" = o."order_no"
from (select distinct on ("coupon_id") "coupon_id", "order_no" from "order" where "coupon_id" is not null order by "coupon_id", "id" desc) o
where o."coupon_id" = c."id" and c."status" = 1;
--> statement-breakpoint
CREATE INDEX "coupon_user__coupon" ON "coupon_user" USING btree ("coupon_id","id");
--> statement-breakpoint
CREATE INDEX "coupon_user__state" ON "coupon_user" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "coupon_user__ending" ON "coupon_user" USING btree ("end_time") WHERE status = 0;
