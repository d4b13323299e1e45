-- sealed ed0d734917c97534770d6211c1cd5dd7e5286b4fa94d3c5bc9fe80703ab9f9be
CREATE TABLE "incoming_notice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incoming_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" varchar(16) NOT NULL,
	"route" varchar(64) NOT NULL,
	"key" char(64),
	"state" varchar(16) NOT NULL,
	"why" varchar(16),
	"about" varchar(100) DEFAULT '' NOT NULL,
	"says" varchar(200) DEFAULT '' NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"sealed" text NOT NULL,
	"bytes" integer NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "incoming_notice__key" UNIQUE("route","key")
);

--> statement-breakpoint
CREATE INDEX "incoming_notice__age" ON "incoming_notice" USING btree ("create_time","id");
--> statement-breakpoint
CREATE INDEX "incoming_notice__refused" ON "incoming_notice" USING btree ("route","create_time") WHERE state = 'refused';
