-- sealed fd61fd929ffc6446c3399de182c72d34c3ca71f7ec373ae5e4888f361ad7c1de
ALTER TABLE "waybill" ADD COLUMN "pieces" jsonb;
--> statement-breakpoint
ALTER TABLE "waybill" ADD COLUMN "together" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "waybill" ADD COLUMN "found_labels" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "waybill" ADD COLUMN "looks" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "waybill" ADD COLUMN "looked_time" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "waybill" ADD COLUMN "look_fault" varchar(255);
--> statement-breakpoint
ALTER TABLE "waybill" ADD COLUMN "next_look_time" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "waybill__number" ON "waybill" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "waybill__lost" ON "waybill" USING btree ("next_look_time") WHERE outcome in ('asking', 'unknown');
--> statement-breakpoint
update "waybill" set "next_look_time" = "asked_time" + interval '1 minute' where "outcome" in ('asking', 'unknown');
