DROP INDEX "activity__slot_items";
--> statement-breakpoint
CREATE INDEX "activity__slot_items" ON "activity" USING btree ("time_id","sort","id") WHERE not is_del;
