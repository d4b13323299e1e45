CREATE INDEX "integral_record__by_points" ON "integral_record" USING btree ("integral","id") WHERE status = 3;
--> statement-breakpoint
CREATE INDEX "integral_record__by_balance" ON "integral_record" USING btree ("balance","id") WHERE status = 3;
--> statement-breakpoint
CREATE INDEX "user_recharge__by_price" ON "user_recharge" USING btree ("price","id") WHERE pay_time is not null;
--> statement-breakpoint
CREATE INDEX "user_recharge__by_gift" ON "user_recharge" USING btree ("give_price","id") WHERE pay_time is not null;
