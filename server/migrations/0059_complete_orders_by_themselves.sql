CREATE INDEX "order__completing" ON "order" USING btree ("received_time") WHERE state = 'toReview' and refund_state = 'none';
