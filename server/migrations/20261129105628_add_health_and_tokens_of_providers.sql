-- sealed 21ffaf4f435920c5146e8d8eed1c170101949cd64b17ddf4267a2f1cbe495e85
CREATE TABLE "provider_health" (
	"provider" varchar(32) PRIMARY KEY NOT NULL,
	"success_time" timestamp (3) with time zone,
	"failure_time" timestamp (3) with time zone,
	"failure" varchar(300) DEFAULT '' NOT NULL,
	"remedy" varchar(300) DEFAULT '' NOT NULL,
	"failures" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quota" varchar(100) DEFAULT '' NOT NULL,
	"check_time" timestamp (3) with time zone,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "provider_token" (
	"provider" varchar(64) PRIMARY KEY NOT NULL,
	"account" varchar(64) NOT NULL,
	"turn" integer NOT NULL,
	"token" text NOT NULL,
	"since_time" timestamp (3) with time zone NOT NULL,
	"until_time" timestamp (3) with time zone NOT NULL
);

