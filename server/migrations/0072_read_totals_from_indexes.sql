DROP INDEX "order__coupon_sold";
--> statement-breakpoint
CREATE INDEX "integral_record__counting" ON "integral_record" USING btree ("uid","update_time","id") WHERE status = 3;
--> statement-breakpoint
CREATE INDEX "user_extract__paid" ON "user_extract" USING btree ("uid","extract_price") WHERE status = 1;
--> statement-breakpoint
CREATE INDEX "order__coupon_sold" ON "order" USING btree ("coupon_id","pay_time","create_time","uid","total_num","pay_price","refund_price","coupon_price","refund_state","is_system_del") WHERE coupon_id is not null;
