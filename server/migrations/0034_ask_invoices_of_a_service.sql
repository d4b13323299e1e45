CREATE TABLE "invoice_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_no" varchar(40) NOT NULL,
	"application_id" integer NOT NULL,
	"origin_id" integer,
	"amount" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"state" varchar(16) NOT NULL,
	"fail_reason" varchar(200) DEFAULT '' NOT NULL,
	"invoice_id" integer,
	"operator_id" integer,
	"operator_name" varchar(64) NOT NULL,
	"asked_time" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_request__request_no" UNIQUE("request_no"),
	CONSTRAINT "invoice_request__amount" CHECK ("invoice_request"."amount" > 0),
	CONSTRAINT "invoice_request__issued" CHECK (("invoice_request"."state" = 'issued') = ("invoice_request"."invoice_id" is not null))
);

--> statement-breakpoint
ALTER TABLE "invoice_application" DROP CONSTRAINT "invoice_application__progress";
--> statement-breakpoint
ALTER TABLE "invoice_red_task" ALTER COLUMN "invoice_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_application" ADD COLUMN "request_id" integer;
--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "way" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "request_id" integer;
--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "fail_reason" varchar(200) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_red_task" ADD COLUMN "application_id" integer;
--> statement-breakpoint
UPDATE "invoice_red_task" t SET "application_id" = i."application_id" FROM "invoice" i WHERE i."id" = t."invoice_id";
--> statement-breakpoint
ALTER TABLE "invoice_red_task" ALTER COLUMN "application_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_request" ADD CONSTRAINT "invoice_request_application_id_invoice_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."invoice_application"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_request" ADD CONSTRAINT "invoice_request_origin_id_invoice_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_request" ADD CONSTRAINT "invoice_request_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_request__asking" ON "invoice_request" USING btree ("application_id") WHERE state = 'asking';
--> statement-breakpoint
ALTER TABLE "invoice_red_task" ADD CONSTRAINT "invoice_red_task_application_id_invoice_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."invoice_application"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invoice_red_task__unanswered" ON "invoice_red_task" USING btree ("application_id") WHERE invoice_id is null;
--> statement-breakpoint
ALTER TABLE "invoice_application" ADD CONSTRAINT "invoice_application__issuing" CHECK (("invoice_application"."progress" is not distinct from 4) = ("invoice_application"."request_id" is not null));
--> statement-breakpoint
ALTER TABLE "invoice_application" ADD CONSTRAINT "invoice_application__progress" CHECK (("invoice_application"."audit" = 4) = ("invoice_application"."progress" is not null) and "invoice_application"."progress" between 1 and 4);
