CREATE TABLE "invoice_title" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_title_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" integer NOT NULL,
	"title_type" integer NOT NULL,
	"title" varchar(100) NOT NULL,
	"tax_no" varchar(20) NOT NULL,
	"reg_address" varchar(200) NOT NULL,
	"reg_phone" varchar(30) NOT NULL,
	"bank_name" varchar(100) NOT NULL,
	"bank_account" varchar(40) NOT NULL,
	"email" varchar(100) NOT NULL,
	"phone" varchar(15) NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"used_time" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_title__type" CHECK ("invoice_title"."title_type" in (1, 2))
);

--> statement-breakpoint
ALTER TABLE "invoice_title" ADD CONSTRAINT "invoice_title_uid_customer_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_title__of" ON "invoice_title" USING btree ("uid",coalesce(nullif(tax_no, ''), title));
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_title__default" ON "invoice_title" USING btree ("uid") WHERE is_default;
--> statement-breakpoint
CREATE INDEX "invoice_title__used" ON "invoice_title" USING btree ("uid","used_time","id");
