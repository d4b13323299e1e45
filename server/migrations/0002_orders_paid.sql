CREATE INDEX "order__paid" ON "order" USING btree ("pay_time","pay_price") WHERE not is_system_del;
