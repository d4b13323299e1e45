CREATE INDEX "customer__balance" ON "customer" USING btree ("now_money","id","merged_into");
--> statement-breakpoint
CREATE INDEX "customer__points" ON "customer" USING btree ("integral","id","merged_into");
