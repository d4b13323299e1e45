DROP INDEX "order__refunded";
--> statement-breakpoint
CREATE INDEX "order__refunded" ON "order" USING btree ("id","tab") WHERE (refund_price > 0 or refund_state <> 'none') and not is_system_del;
