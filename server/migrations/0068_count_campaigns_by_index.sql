DROP INDEX "bargain_user__started";
--> statement-breakpoint
CREATE INDEX "coupon_user__taken" ON "coupon_user" USING btree ("create_time","coupon_id");
--> statement-breakpoint
CREATE INDEX "bargain_user__begun" ON "bargain_user" USING btree ("create_time","id","status");
