CREATE TABLE "return_case" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_case_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_no" varchar(32) NOT NULL,
	"order_id" integer NOT NULL,
	"order_no" varchar(32) NOT NULL,
	"real_name" varchar(32) NOT NULL,
	"user_phone" varchar(18) NOT NULL,
	"kind" varchar(16) NOT NULL,
	"state" varchar(16) NOT NULL,
	"reason" varchar(255) NOT NULL,
	"explain" varchar(512) NOT NULL,
	"pictures" jsonb NOT NULL,
	"opener" varchar(64) NOT NULL,
	"opener_kind" varchar(16) NOT NULL,
	"return_to" varchar(255) NOT NULL,
	"back_name" varchar(64) DEFAULT '' NOT NULL,
	"back_number" varchar(64) DEFAULT '' NOT NULL,
	"note" varchar(255) DEFAULT '' NOT NULL,
	"end_reason" varchar(255),
	"end_time" timestamp (3) with time zone,
	"is_restocked" boolean DEFAULT false NOT NULL,
	"request_key" varchar(110) NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_case__case_no" UNIQUE("case_no"),
	CONSTRAINT "return_case__request_key" UNIQUE("request_key"),
	CONSTRAINT "return_case__ended" CHECK (("return_case"."state" in ('asked', 'waiting', 'received')) = ("return_case"."end_time" is null)),
	CONSTRAINT "return_case__end_reason" CHECK (("return_case"."state" in ('refused', 'withdrawn')) = ("return_case"."end_reason" is not null))
);

--> statement-breakpoint
CREATE TABLE "return_case_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_case_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"out_sku_id" integer,
	"received" integer DEFAULT 0 NOT NULL,
	"sellable" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "return_case_line__once" UNIQUE("case_id","line_id","sku_id"),
	CONSTRAINT "return_case_line__pieces" CHECK ("return_case_line"."quantity" > 0 and "return_case_line"."received" between 0 and "return_case_line"."quantity" and "return_case_line"."sellable" between 0 and "return_case_line"."received")
);

--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "case_state" varchar(16);
--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "case_id" integer;
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "case_id" integer;
--> statement-breakpoint
ALTER TABLE "return_case" ADD CONSTRAINT "return_case_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_case_line" ADD CONSTRAINT "return_case_line_case_id_return_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."return_case"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_case_line" ADD CONSTRAINT "return_case_line_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_case_line" ADD CONSTRAINT "return_case_line_out_sku_id_sku_id_fk" FOREIGN KEY ("out_sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "return_case__order" ON "return_case" USING btree ("order_id","id");
--> statement-breakpoint
CREATE INDEX "return_case__state" ON "return_case" USING btree ("state","id");
--> statement-breakpoint
CREATE INDEX "return_case__created" ON "return_case" USING btree ("create_time","id");
--> statement-breakpoint
CREATE INDEX "return_case__pairs" ON "return_case" USING gin (bigrams(return_case.case_no || ' ' || return_case.order_no || ' ' || return_case.real_name || ' ' || return_case.user_phone || ' ' || return_case.back_number));
--> statement-breakpoint
CREATE INDEX "return_case_line__of" ON "return_case_line" USING btree ("line_id");
--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_case_id_return_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."return_case"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_case_id_return_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."return_case"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "parcel__case" ON "parcel" USING btree ("case_id") WHERE case_id is not null;
--> statement-breakpoint
CREATE INDEX "refund__case" ON "refund" USING btree ("case_id","id") WHERE case_id is not null;
