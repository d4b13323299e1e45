-- sealed f39c958d4332c44751fa1b9d7293cf3c30b18a6986af8926ac0ed0134cc4c621
CREATE INDEX "settlement__parts" ON "settlement" USING gin (search_parts(settlement.settlement_no || ' ' || settlement.shop_name));
--> statement-breakpoint
CREATE INDEX "task__kind_ended" ON "task" USING btree ("kind","end_time","id") WHERE state in (2, 3);
--> statement-breakpoint
CREATE INDEX "task__kind" ON "task" USING btree ("kind","id");
--> statement-breakpoint
CREATE INDEX "task__holder" ON "task" USING btree ("holder_id","state","end_time","id") WHERE holder_id <> 0;
