CREATE INDEX "user_recharge__unpaid" ON "user_recharge" USING btree ("id") WHERE pay_time is null and not is_del;
