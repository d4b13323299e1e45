CREATE INDEX "sign_in_log__done" ON "sign_in_log" USING btree ("account","at") WHERE outcome = 'done';
