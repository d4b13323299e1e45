-- sealed 65d76fbd581f71e758aecc4afcf42c8e02a14861d9df23cd7613c1417c11f510
CREATE TABLE "sms_record" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mark" varchar(50) NOT NULL,
	"phone" varchar(18) NOT NULL,
	"template" varchar(50) NOT NULL,
	"values" jsonb NOT NULL,
	"content" varchar(500) NOT NULL,
	"customer_id" integer,
	"admin_id" integer,
	"outbox_id" integer,
	"state" varchar(16) NOT NULL,
	"provider_no" varchar(64) DEFAULT '' NOT NULL,
	"reason" varchar(300) DEFAULT '' NOT NULL,
	"raw" varchar(500) DEFAULT '' NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "phone_code_turn" (
	"whose" varchar(64) PRIMARY KEY NOT NULL,
	"day" varchar(10) NOT NULL,
	"given" integer NOT NULL,
	"last_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "phone_code" DROP CONSTRAINT "phone_code_pkey";
--> statement-breakpoint
ALTER TABLE "phone_code" ADD COLUMN "purpose" varchar(16) DEFAULT 'bind' NOT NULL;
--> statement-breakpoint
ALTER TABLE "phone_code" ADD CONSTRAINT "phone_code__latest" PRIMARY KEY("phone","purpose");
--> statement-breakpoint
ALTER TABLE "sms_record" ADD CONSTRAINT "sms_record_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sms_record__age" ON "sms_record" USING btree ("create_time","id");
--> statement-breakpoint
CREATE INDEX "sms_record__state" ON "sms_record" USING btree ("state","create_time","id");
--> statement-breakpoint
CREATE INDEX "sms_record__phone" ON "sms_record" USING btree ("phone","create_time","id");
--> statement-breakpoint
CREATE INDEX "sms_record__customer" ON "sms_record" USING btree ("customer_id") WHERE customer_id is not null;
--> statement-breakpoint
CREATE INDEX "sms_record__letter" ON "sms_record" USING btree ("outbox_id") WHERE outbox_id is not null;
--> statement-breakpoint
CREATE INDEX "sms_record__admin" ON "sms_record" USING btree ("admin_id") WHERE admin_id is not null;
--> statement-breakpoint
CREATE INDEX "phone_code_turn__age" ON "phone_code_turn" USING btree ("last_time");
