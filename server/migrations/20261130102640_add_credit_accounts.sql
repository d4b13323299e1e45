-- sealed 6052f68df8bc695b65b5525e10d1f25e6d38519eb4a72f6d7f93cbb5660dbbff
CREATE TABLE "cash_receipt_debt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_receipt_debt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"receipt_id" integer NOT NULL,
	"debt_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "cash_receipt_debt__once" UNIQUE("receipt_id","debt_id"),
	CONSTRAINT "cash_receipt_debt__amount" CHECK ("cash_receipt_debt"."amount" > 0)
);

--> statement-breakpoint
CREATE TABLE "credit_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"credit_no" varchar(24) NOT NULL,
	"uid" integer NOT NULL,
	"company" varchar(64) NOT NULL,
	"contact" varchar(32) NOT NULL,
	"phone" varchar(18) NOT NULL,
	"credit_limit" bigint NOT NULL,
	"term_days" integer NOT NULL,
	"remark" varchar(200) NOT NULL,
	"status" boolean NOT NULL,
	"owed" bigint DEFAULT 0 NOT NULL,
	"surplus" bigint DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_account__number" UNIQUE("credit_no"),
	CONSTRAINT "credit_account__customer" UNIQUE("uid"),
	CONSTRAINT "credit_account__limit" CHECK ("credit_account"."credit_limit" >= 0),
	CONSTRAINT "credit_account__term" CHECK ("credit_account"."term_days" between 0 and 365),
	CONSTRAINT "credit_account__owed" CHECK ("credit_account"."owed" >= 0),
	CONSTRAINT "credit_account__surplus" CHECK ("credit_account"."surplus" >= 0 and ("credit_account"."owed" = 0 or "credit_account"."surplus" = 0))
);

--> statement-breakpoint
CREATE TABLE "credit_debt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_debt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"credit_id" integer NOT NULL,
	"order_id" integer,
	"order_no" varchar(32) NOT NULL,
	"says" varchar(200) NOT NULL,
	"amount" bigint NOT NULL,
	"left" bigint NOT NULL,
	"due_day" date NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_debt__order" UNIQUE("order_id"),
	CONSTRAINT "credit_debt__left" CHECK ("credit_debt"."left" between 0 and "credit_debt"."amount")
);

--> statement-breakpoint
CREATE TABLE "credit_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"credit_id" integer NOT NULL,
	"debt_id" integer,
	"kind" varchar(12) NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"order_no" varchar(32) NOT NULL,
	"receipt_no" varchar(32) NOT NULL,
	"says" varchar(200) NOT NULL,
	"actor" varchar(64) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_entry__amount" CHECK ("credit_entry"."amount" <> 0)
);

--> statement-breakpoint
ALTER TABLE "cash_receipt" ADD COLUMN "credit_id" integer;
--> statement-breakpoint
ALTER TABLE "cash_receipt_debt" ADD CONSTRAINT "cash_receipt_debt_receipt_id_cash_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."cash_receipt"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cash_receipt_debt" ADD CONSTRAINT "cash_receipt_debt_debt_id_credit_debt_id_fk" FOREIGN KEY ("debt_id") REFERENCES "public"."credit_debt"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_account" ADD CONSTRAINT "credit_account_uid_customer_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_debt" ADD CONSTRAINT "credit_debt_credit_id_credit_account_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."credit_account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_debt" ADD CONSTRAINT "credit_debt_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_credit_id_credit_account_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."credit_account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_debt_id_credit_debt_id_fk" FOREIGN KEY ("debt_id") REFERENCES "public"."credit_debt"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "credit_account__owing" ON "credit_account" USING btree ("owed","id");
--> statement-breakpoint
CREATE INDEX "credit_account__parts" ON "credit_account" USING gin (search_parts(credit_no || ' ' || company || ' ' || contact));
--> statement-breakpoint
CREATE INDEX "credit_debt__open" ON "credit_debt" USING btree ("credit_id","due_day","left") WHERE "left" > 0;
--> statement-breakpoint
CREATE INDEX "credit_debt__due" ON "credit_debt" USING btree ("due_day","id") WHERE "left" > 0;
--> statement-breakpoint
CREATE INDEX "credit_debt__of" ON "credit_debt" USING btree ("credit_id","due_day","id");
--> statement-breakpoint
CREATE INDEX "credit_debt__days" ON "credit_debt" USING btree ("due_day","id");
--> statement-breakpoint
CREATE INDEX "credit_debt__number" ON "credit_debt" USING btree ("order_no");
--> statement-breakpoint
CREATE INDEX "credit_entry__of" ON "credit_entry" USING btree ("credit_id","id");
--> statement-breakpoint
CREATE INDEX "credit_entry__at" ON "credit_entry" USING btree ("credit_id","create_time","id");
--> statement-breakpoint
CREATE INDEX "credit_entry__debt" ON "credit_entry" USING btree ("debt_id");
--> statement-breakpoint
CREATE INDEX "credit_entry__receipt" ON "credit_entry" USING btree ("receipt_no") WHERE receipt_no <> '';
--> statement-breakpoint
ALTER TABLE "cash_receipt" ADD CONSTRAINT "cash_receipt_credit_id_credit_account_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."credit_account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cash_receipt__credit" ON "cash_receipt" USING btree ("credit_id") WHERE credit_id is not null;
