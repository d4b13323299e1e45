-- sealed 13d4cc68fdac4a16efbca0f4e242a0e07c16a7d20e5e441d3a86f1571c215ab3
ALTER TABLE "notification_template" ADD COLUMN "title" varchar(100) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "notification_template" ADD COLUMN "fields" jsonb;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "customer_id" integer;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "recipient" varchar(64) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "app_id" varchar(64) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "values" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "outcome" varchar(16);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "provider_no" varchar(64) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "result_time" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "outbox__customer" ON "outbox" USING btree ("customer_id","id") WHERE customer_id is not null;
--> statement-breakpoint
CREATE INDEX "outbox__provider_no" ON "outbox" USING btree ("channel","provider_no") WHERE provider_no <> '';
