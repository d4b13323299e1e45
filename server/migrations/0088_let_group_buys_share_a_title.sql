DROP INDEX "activity__title";
--> statement-breakpoint
CREATE UNIQUE INDEX "activity__title" ON "activity" USING btree ("kind","title") WHERE not is_del and kind = 1;
