CREATE INDEX "user_extract__payout" ON "user_extract" USING btree (upper("payout_no")) WHERE payout_no <> '';
