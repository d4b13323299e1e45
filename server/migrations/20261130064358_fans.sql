-- sealed d6861ba4c8dd2b8baeb9bb958af4cee434ebfc6d16ce40186c6be058a61bb158
CREATE TABLE "fan_sync" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fan_sync_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"app_id" varchar(64) NOT NULL,
	"state" varchar(8) NOT NULL,
	"after" varchar(64) DEFAULT '' NOT NULL,
	"handled" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"reason" varchar(200) DEFAULT '' NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone,
	"update_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "fan_tag" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" varchar(64) NOT NULL
);

--> statement-breakpoint
ALTER TABLE "customer_identity" ADD COLUMN "way" varchar(40) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer_identity" ADD COLUMN "tag_ids" integer[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer_identity" ADD COLUMN "listed_time" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "fan_sync__latest" ON "fan_sync" USING btree ("app_id","id");
--> statement-breakpoint
CREATE INDEX "customer_identity__fans" ON "customer_identity" USING btree ("app_id","subscribed","subscribe_time","id") WHERE subscribe_time is not null;
--> statement-breakpoint
CREATE INDEX "customer_identity__fan_ages" ON "customer_identity" USING btree ("app_id","subscribe_time","id") WHERE subscribe_time is not null;
--> statement-breakpoint
CREATE INDEX "customer_identity__fan_ways" ON "customer_identity" USING btree ("app_id","way","subscribe_time","id") WHERE subscribe_time is not null;
--> statement-breakpoint
CREATE INDEX "customer_identity__fan_tags" ON "customer_identity" USING gin ("tag_ids") WHERE subscribe_time is not null;
