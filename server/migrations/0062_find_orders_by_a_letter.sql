CREATE INDEX "order__letters" ON "order" USING gin (string_to_array(lower(real_name), null));
--> statement-breakpoint
CREATE INDEX "order__pick_up" ON "order" USING btree ("id","store_id","create_time","pay_time","pay_price","refund_state","refund_price") WHERE shipping_type = 2 and not is_del and not is_system_del;
