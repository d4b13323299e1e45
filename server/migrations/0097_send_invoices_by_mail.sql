CREATE TABLE "mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"outbox_id" integer,
	"noun" varchar(32) NOT NULL,
	"record_id" integer NOT NULL,
	"message_id" varchar(36) NOT NULL,
	"to" varchar(254) NOT NULL,
	"subject" varchar(200) NOT NULL,
	"text" text NOT NULL,
	"file_url" varchar(512) DEFAULT '' NOT NULL,
	"file_name" varchar(100) DEFAULT '' NOT NULL,
	"try_time" timestamp (3) with time zone,
	"sent_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "invoice_log" ADD COLUMN "mail_id" integer;
--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "mail__outbox" ON "mail" USING btree ("outbox_id");
--> statement-breakpoint
ALTER TABLE "invoice_log" ADD CONSTRAINT "invoice_log_mail_id_mail_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invoice_log__mail" ON "invoice_log" USING btree ("invoice_id","id") WHERE mail_id is not null;
