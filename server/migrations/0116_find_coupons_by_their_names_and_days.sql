CREATE INDEX "coupon__name_parts" ON "coupon" USING gin (search_parts(coupon.name));
--> statement-breakpoint
CREATE INDEX "coupon_user__taken_of" ON "coupon_user" USING btree ("coupon_id","create_time");
