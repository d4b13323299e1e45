CREATE INDEX "customer__promoters_named" ON "customer" USING btree ("id","nickname","phone") WHERE is_promoter;
--> statement-breakpoint
CREATE INDEX "customer__promoters_people" ON "customer" USING btree ("spread_count","id") WHERE is_promoter;
