ALTER TABLE "order_line" ADD COLUMN "original_price" bigint;
--> statement-breakpoint
CREATE INDEX "order__coupon_sold" ON "order" USING btree ("coupon_id") WHERE coupon_id is not null;
