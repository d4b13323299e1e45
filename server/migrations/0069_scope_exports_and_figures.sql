ALTER TABLE "export" ADD COLUMN "point" integer;
--> statement-breakpoint
CREATE INDEX "order__point_paid" ON "order" USING btree ("store_id","pay_time","pay_price") WHERE shipping_type = 2 and not is_system_del;
--> statement-breakpoint
CREATE INDEX "refund__done" ON "refund" USING btree ("done_time") WHERE state = 'done';
