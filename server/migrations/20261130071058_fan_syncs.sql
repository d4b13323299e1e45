-- sealed 90f8bb3a73811e3303f1ba85e652a8140bda8d45e54057e4af0b51e7351b0cd9
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
CREATE INDEX "fan_sync__latest" ON "fan_sync" USING btree ("app_id","id");
