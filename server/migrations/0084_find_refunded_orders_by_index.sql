DROP INDEX "refund__done";
--> statement-breakpoint
CREATE INDEX "order__refunded" ON "order" USING btree ("id","tab") WHERE refund_price > 0 or refund_state <> 'none';
--> statement-breakpoint
CREATE INDEX "refund__done" ON "refund" USING btree ("done_time","order_id") WHERE state = 'done';
