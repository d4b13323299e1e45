CREATE TABLE "authorization_application" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authorization_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_name" varchar(100) NOT NULL,
	"domain_name" varchar(253) NOT NULL,
	"order_no" varchar(64) NOT NULL,
	"phone" varchar(18) NOT NULL,
	"state" varchar(8) NOT NULL,
	"answer" varchar(255) DEFAULT '' NOT NULL,
	"applicant" varchar(64) NOT NULL,
	"sent_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE INDEX "authorization_application__state" ON "authorization_application" USING btree ("state","id");
