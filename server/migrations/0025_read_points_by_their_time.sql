CREATE INDEX "integral_record__moved" ON "integral_record" USING btree ("update_time","id") WHERE status = 3;
