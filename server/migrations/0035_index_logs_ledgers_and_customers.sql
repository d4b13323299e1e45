DROP INDEX "sign_in_log__at";
--> statement-breakpoint
DROP INDEX "customer__created";
--> statement-breakpoint
DROP INDEX "change__at";
--> statement-breakpoint
CREATE INDEX "sign_in_log__account_pairs" ON "sign_in_log" USING gin (bigrams("account"::text));
--> statement-breakpoint
CREATE INDEX "sign_in_log__outcome" ON "sign_in_log" USING btree ("outcome","id") WHERE outcome <> 'done';
--> statement-breakpoint
CREATE INDEX "user_bill__type" ON "user_bill" USING btree ("type","id");
--> statement-breakpoint
CREATE INDEX "user_bill__created" ON "user_bill" USING btree ("create_time","id");
--> statement-breakpoint
CREATE INDEX "commission_record__moved" ON "commission_record" USING btree ("kind","status","update_time","id");
--> statement-breakpoint
CREATE INDEX "customer__abroad" ON "customer" USING btree ("country","id") WHERE country <> 'CN';
--> statement-breakpoint
CREATE INDEX "user_recharge__number_pairs" ON "user_recharge" USING gin (bigrams(order_no));
--> statement-breakpoint
CREATE INDEX "user_extract__pairs" ON "user_extract" USING gin (bigrams(wechat || ' ' || real_name || ' ' || bank_code || ' ' || bank_address || ' ' || alipay_code || ' ' || coalesce(fail_msg, '')));
--> statement-breakpoint
CREATE INDEX "change__actor" ON "change" USING btree ("actor_name","id");
--> statement-breakpoint
CREATE INDEX "change__act" ON "change" USING btree ("act","id");
--> statement-breakpoint
CREATE INDEX "change__actor_kind" ON "change" USING btree ("actor_kind","id");
--> statement-breakpoint
CREATE INDEX "sign_in_log__at" ON "sign_in_log" USING btree ("at","id");
--> statement-breakpoint
CREATE INDEX "customer__created" ON "customer" USING btree ("create_time","id");
--> statement-breakpoint
CREATE INDEX "change__at" ON "change" USING btree ("at","id");
