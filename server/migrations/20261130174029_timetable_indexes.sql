-- sealed 9875d74d535c0c6596979484c7b18cbc8a20d661eb7871ac8a9811e13766c696
CREATE INDEX "coupon__claim_begins" ON "coupon" USING btree ("receive_start_time") WHERE not is_del;
--> statement-breakpoint
CREATE INDEX "coupon__claim_ends" ON "coupon" USING btree ("receive_end_time") WHERE not is_del and receive_end_time is not null;
--> statement-breakpoint
CREATE INDEX "coupon_sending__at" ON "coupon_sending" USING btree ("at","id");
