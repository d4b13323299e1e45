CREATE INDEX "commission_record__promoted" ON "commission_record" USING btree ("uid","update_time","id") WHERE kind = 'gain' and status = 3;
