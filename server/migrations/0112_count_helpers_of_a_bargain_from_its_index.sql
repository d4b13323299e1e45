DROP INDEX "bargain_user__of";
--> statement-breakpoint
CREATE INDEX "bargain_user__of" ON "bargain_user" USING btree ("bargain_id","uid","status","helps");
