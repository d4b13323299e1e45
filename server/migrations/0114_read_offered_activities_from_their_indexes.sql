DROP INDEX "activity__kept";
--> statement-breakpoint
DROP INDEX "activity__slot_items";
--> statement-breakpoint
CREATE INDEX "activity__kept" ON "activity" USING btree ("kind","sort","id","status","start_time","stop_time","product_id") WHERE not is_del;
--> statement-breakpoint
CREATE INDEX "activity__slot_items" ON "activity" USING btree ("time_id","sort","id","kind","status","start_time","stop_time","product_id") WHERE not is_del;
