-- sealed f03946a45b1e00123a7d9cfd89950be82e19b0635d12d8e473f4c10a931a5083
ALTER TABLE "coupon" ADD COLUMN "bearer" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon__bearer" CHECK ("coupon"."bearer" between 1 and 2);
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "bearer" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity__bearer" CHECK ("activity"."bearer" between 1 and 2);
--> statement-breakpoint
-- Orders from before are settled by what was paid for them, so that the shop bears all of their discounts. One statement writes the table once.
ALTER TABLE "order_line" ADD COLUMN "platform_price" bigint DEFAULT 0 NOT NULL, ADD COLUMN "platform_postage" bigint DEFAULT 0 NOT NULL,
  ADD COLUMN "shop_price" bigint GENERATED ALWAYS AS (coalesce(original_price, price) * pay_num - paid_price - platform_price) STORED NOT NULL,
  ADD CONSTRAINT "order_line__platform" CHECK ("order_line"."platform_price" >= 0 and "order_line"."platform_postage" >= 0 and ("order_line"."mer_id" is not null or "order_line"."platform_price" + "order_line"."platform_postage" = 0));
--> statement-breakpoint
ALTER TABLE "refund_line" ADD COLUMN "platform_amount" bigint DEFAULT 0 NOT NULL, ADD COLUMN "platform_postage" bigint DEFAULT 0 NOT NULL,
  DROP CONSTRAINT "refund_line__part", ADD CONSTRAINT "refund_line__part" CHECK ("refund_line"."quantity" >= 0 and "refund_line"."amount" >= 0 and "refund_line"."postage" >= 0 and "refund_line"."platform_amount" >= 0 and "refund_line"."platform_postage" >= 0);
--> statement-breakpoint
ALTER TABLE "settlement_line" ADD COLUMN "platform" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "settlement_line" DROP COLUMN "net";
--> statement-breakpoint
ALTER TABLE "settlement_line" ADD COLUMN "net" bigint GENERATED ALWAYS AS (goods + freight + platform - refund_goods - refund_freight - commission + other) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "platform_amount" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- A sum of other columns is drawn anew with what is about it: two rules and an index.
ALTER TABLE "settlement" DROP COLUMN "payable_amount";
--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "payable_amount" bigint GENERATED ALWAYS AS (order_amount + platform_amount - refund_amount - commission_amount + adjust_amount + carried_amount) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement__paid" CHECK ("settlement"."status" <> 2 or ("settlement"."pay_time" is not null and "settlement"."payment_no" <> '' and "settlement"."payable_amount" > 0));
--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement__carried" CHECK ("settlement"."carried_into" is null or ("settlement"."status" = 1 and "settlement"."payable_amount" < 0));
--> statement-breakpoint
CREATE INDEX "settlement__owing" ON "settlement" USING btree ("shop_id") WHERE status = 1 and payable_amount < 0 and carried_into is null;
--> statement-breakpoint
ALTER TABLE "settlement_preview" ADD COLUMN "platform_amount" bigint DEFAULT 0 NOT NULL;
