ALTER TABLE "reconciliation" ADD COLUMN "recount_from" integer;
--> statement-breakpoint
ALTER TABLE "reconciliation" ADD COLUMN "recount_to" integer;
--> statement-breakpoint
CREATE INDEX "customer__came_once_created" ON "customer" USING btree ("create_time","id") WHERE first_visit_time = last_login_time;
--> statement-breakpoint
CREATE INDEX "reconciliation__recount" ON "reconciliation" USING btree ("id") WHERE recount_from is not null;
