-- sealed 648061c416389b7cf44f9c3555ef8ceecedc944fd7a493706e03ae24d82bf202
CREATE TABLE "account_template" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" varchar(16) NOT NULL,
	"template_id" varchar(100) NOT NULL,
	"title" varchar(100) NOT NULL,
	"content" text NOT NULL,
	"options" jsonb NOT NULL,
	"read_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_template__template" UNIQUE("channel","template_id")
);
--> statement-breakpoint
-- Accounts that went into another before letters did.
UPDATE "outbox" SET "customer_id" = "customer"."merged_into" FROM "customer" WHERE "customer"."id" = "outbox"."customer_id" AND "customer"."merged_into" IS NOT NULL;
--> statement-breakpoint
UPDATE "sms_record" SET "customer_id" = "customer"."merged_into" FROM "customer" WHERE "customer"."id" = "sms_record"."customer_id" AND "customer"."merged_into" IS NOT NULL;
