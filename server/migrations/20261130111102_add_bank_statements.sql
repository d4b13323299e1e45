-- sealed 39b5b6d0cec04c7cee391f953dca8cad2a965f2d7a095af2e68e7d6005427874
CREATE TABLE "bank_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(32) NOT NULL,
	"bank" varchar(8) NOT NULL,
	"number" varchar(32) NOT NULL,
	"columns" jsonb NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_account__number" UNIQUE("number")
);

--> statement-breakpoint
CREATE TABLE "bank_statement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_statement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"file_name" varchar(255) NOT NULL,
	"format" varchar(8) NOT NULL,
	"upload_id" integer NOT NULL,
	"run_id" integer DEFAULT 0 NOT NULL,
	"read_time" timestamp (3) with time zone,
	"first_at" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone,
	"added" integer DEFAULT 0 NOT NULL,
	"doubled" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"in_sum" bigint DEFAULT 0 NOT NULL,
	"out_sum" bigint DEFAULT 0 NOT NULL,
	"opening" bigint,
	"closing" bigint,
	"gap" bigint,
	"gap_row" integer DEFAULT 0 NOT NULL,
	"missing" bigint,
	"reader_id" integer NOT NULL,
	"reader" varchar(64) NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_statement__upload" UNIQUE("upload_id")
);

--> statement-breakpoint
CREATE TABLE "bank_upload" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_upload_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"file_name" text NOT NULL,
	"format" varchar(8) NOT NULL,
	"rows" integer NOT NULL,
	"number" varchar(40) NOT NULL,
	"first" jsonb NOT NULL,
	"admin_id" integer NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "bank_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"statement_id" integer NOT NULL,
	"row" integer NOT NULL,
	"line_key" varchar(43) NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"direction" integer NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint,
	"name" varchar(128) NOT NULL,
	"account" varchar(40) NOT NULL,
	"serial" varchar(64) NOT NULL,
	"summary" varchar(128) NOT NULL,
	"remark" varchar(255) NOT NULL,
	"status" integer NOT NULL,
	"match_id" integer,
	"reason" varchar(200) DEFAULT '' NOT NULL,
	"handler" varchar(64) DEFAULT '' NOT NULL,
	"handle_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_line__key" UNIQUE("account_id","line_key"),
	CONSTRAINT "bank_line__amount" CHECK ("bank_line"."amount" > 0),
	CONSTRAINT "bank_line__direction" CHECK ("bank_line"."direction" in (1, 2)),
	CONSTRAINT "bank_line__status" CHECK ("bank_line"."status" between 0 and 2),
	CONSTRAINT "bank_line__matched" CHECK (("bank_line"."status" = 1) = ("bank_line"."match_id" is not null)),
	CONSTRAINT "bank_line__ignored" CHECK (("bank_line"."status" = 2) = ("bank_line"."reason" <> ''))
);

--> statement-breakpoint
CREATE TABLE "bank_match" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_match_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"line_id" integer NOT NULL,
	"way" varchar(8) NOT NULL,
	"matcher" varchar(64) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "bank_match_document" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_match_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"match_id" integer NOT NULL,
	"receipt_id" integer,
	"payment_id" integer,
	CONSTRAINT "bank_match_document__receipt" UNIQUE("receipt_id"),
	CONSTRAINT "bank_match_document__payment" UNIQUE("payment_id"),
	CONSTRAINT "bank_match_document__one" CHECK (num_nonnulls("bank_match_document"."receipt_id", "bank_match_document"."payment_id") = 1)
);

--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_account_id_bank_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."bank_account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_account_id_bank_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."bank_account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_statement_id_bank_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statement"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_match_id_bank_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."bank_match"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_match_document" ADD CONSTRAINT "bank_match_document_match_id_bank_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."bank_match"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_match_document" ADD CONSTRAINT "bank_match_document_receipt_id_cash_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."cash_receipt"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_match_document" ADD CONSTRAINT "bank_match_document_payment_id_cash_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."cash_payment"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bank_statement__created" ON "bank_statement" USING btree ("create_time","id");
--> statement-breakpoint
CREATE INDEX "bank_statement__account" ON "bank_statement" USING btree ("account_id","create_time","id");
--> statement-breakpoint
CREATE INDEX "bank_statement__until" ON "bank_statement" USING btree ("account_id","last_at");
--> statement-breakpoint
CREATE INDEX "bank_line__booked" ON "bank_line" USING btree ("booked_at","id","status","direction","amount");
--> statement-breakpoint
CREATE INDEX "bank_line__of" ON "bank_line" USING btree ("status","booked_at","id");
--> statement-breakpoint
CREATE INDEX "bank_line__account" ON "bank_line" USING btree ("account_id","status","booked_at","id","direction","amount");
--> statement-breakpoint
CREATE INDEX "bank_line__statement" ON "bank_line" USING btree ("statement_id","status","id");
--> statement-breakpoint
CREATE INDEX "bank_line__match" ON "bank_line" USING btree ("match_id");
--> statement-breakpoint
CREATE INDEX "bank_line__sum" ON "bank_line" USING btree ("amount","booked_at");
--> statement-breakpoint
CREATE INDEX "bank_line__parts" ON "bank_line" USING gin (search_parts(name || ' ' || serial || ' ' || remark));
--> statement-breakpoint
CREATE INDEX "bank_match_document__match" ON "bank_match_document" USING btree ("match_id");
--> statement-breakpoint
CREATE INDEX "cash_payment__payout" ON "cash_payment" USING btree ("payout_no");
--> statement-breakpoint
CREATE INDEX "cash_payment__sum" ON "cash_payment" USING btree ("amount","status");
--> statement-breakpoint
CREATE INDEX "cash_receipt__trade" ON "cash_receipt" USING btree ("trade_no");
--> statement-breakpoint
CREATE INDEX "cash_receipt__biz" ON "cash_receipt" USING btree ("biz_no");
--> statement-breakpoint
CREATE INDEX "cash_receipt__sum" ON "cash_receipt" USING btree ("amount","received_at");
