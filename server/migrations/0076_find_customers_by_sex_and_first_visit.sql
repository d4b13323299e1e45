CREATE INDEX "customer__came_once" ON "customer" USING btree ("id") WHERE first_visit_time = last_login_time;
--> statement-breakpoint
CREATE INDEX "customer__sex" ON "customer" USING btree ("sex","id");
