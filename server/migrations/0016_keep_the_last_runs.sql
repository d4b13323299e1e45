CREATE TABLE "last_run" (
	"name" varchar(64) PRIMARY KEY NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone,
	"error" text DEFAULT '' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"done_time" timestamp (3) with time zone
);

