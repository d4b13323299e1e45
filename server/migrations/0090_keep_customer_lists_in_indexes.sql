DROP INDEX "customer__created";
--> statement-breakpoint
DROP INDEX "customer__visited";
--> statement-breakpoint
DROP INDEX "customer__came_once";
--> statement-breakpoint
DROP INDEX "customer__came_once_created";
--> statement-breakpoint
DROP INDEX "customer__sex";
--> statement-breakpoint
DROP INDEX "customer__type";
--> statement-breakpoint
DROP INDEX "customer__level_members";
--> statement-breakpoint
DROP INDEX "customer__group_members";
--> statement-breakpoint
DROP INDEX "customer__place";
--> statement-breakpoint
DROP INDEX "customer__orders";
--> statement-breakpoint
DROP INDEX "customer__abroad";
--> statement-breakpoint
DROP INDEX "customer__disabled";
--> statement-breakpoint
CREATE INDEX "customer__going_on" ON "customer" USING btree ("id","last_login_time") WHERE merged_into is null;
--> statement-breakpoint
CREATE INDEX "customer__created" ON "customer" USING btree ("create_time","id","merged_into");
--> statement-breakpoint
CREATE INDEX "customer__visited" ON "customer" USING btree ("last_login_time","merged_into");
--> statement-breakpoint
CREATE INDEX "customer__came_once" ON "customer" USING btree ("id","merged_into") WHERE first_visit_time = last_login_time;
--> statement-breakpoint
CREATE INDEX "customer__came_once_created" ON "customer" USING btree ("create_time","id","merged_into") WHERE first_visit_time = last_login_time;
--> statement-breakpoint
CREATE INDEX "customer__sex" ON "customer" USING btree ("sex","id","merged_into");
--> statement-breakpoint
CREATE INDEX "customer__type" ON "customer" USING btree ("user_type","id","merged_into");
--> statement-breakpoint
CREATE INDEX "customer__level_members" ON "customer" USING btree ("level","id","merged_into");
--> statement-breakpoint
CREATE INDEX "customer__group_members" ON "customer" USING btree ("group_id","id","merged_into");
--> statement-breakpoint
CREATE INDEX "customer__place" ON "customer" USING btree ("province","city","id","merged_into");
--> statement-breakpoint
CREATE INDEX "customer__orders" ON "customer" USING btree ("pay_count","id","merged_into");
--> statement-breakpoint
CREATE INDEX "customer__abroad" ON "customer" USING btree ("country","id","merged_into") WHERE country <> 'CN';
--> statement-breakpoint
CREATE INDEX "customer__disabled" ON "customer" USING btree ("id","merged_into") WHERE not status;
