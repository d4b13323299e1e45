CREATE INDEX "invoice__red" ON "invoice" USING btree ("id") WHERE color = 2;
--> statement-breakpoint
CREATE INDEX "invoice__unusual" ON "invoice" USING btree ("status","id") WHERE status <> 1;
