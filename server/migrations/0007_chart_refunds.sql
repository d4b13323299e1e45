CREATE INDEX "refund__done" ON "refund" USING btree ("done_time","amount") WHERE state = 'done';
