DROP INDEX "return_case__created";
--> statement-breakpoint
CREATE INDEX "return_case__kind" ON "return_case" USING btree ("kind","id");
--> statement-breakpoint
CREATE INDEX "return_case__kind_state" ON "return_case" USING btree ("kind","state","id");
--> statement-breakpoint
CREATE INDEX "return_case__created" ON "return_case" USING btree ("create_time","id","state","kind");
