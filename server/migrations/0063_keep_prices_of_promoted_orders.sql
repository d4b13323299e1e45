ALTER TABLE "commission_record" ADD COLUMN "order_price" bigint;
--> statement-breakpoint
CREATE INDEX "commission_record__earned" ON "commission_record" USING btree ("uid","kind","status","price","order_price") WHERE kind in ('gain', 'loss');
--> statement-breakpoint
UPDATE "commission_record" SET "order_price" = o.pay_price FROM "order" o WHERE o.order_no = link_id AND kind = 'gain';
