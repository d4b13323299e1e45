CREATE TABLE "invoice_application" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"apply_no" varchar(20) NOT NULL,
	"uid" integer NOT NULL,
	"source" integer NOT NULL,
	"invoice_type" integer NOT NULL,
	"content_type" integer NOT NULL,
	"title_type" integer NOT NULL,
	"title" varchar(100) NOT NULL,
	"tax_no" varchar(20) NOT NULL,
	"reg_address" varchar(200) NOT NULL,
	"reg_phone" varchar(30) NOT NULL,
	"bank_name" varchar(100) NOT NULL,
	"bank_account" varchar(40) NOT NULL,
	"email" varchar(100) NOT NULL,
	"phone" varchar(15) NOT NULL,
	"remark" varchar(200) NOT NULL,
	"amount" bigint NOT NULL,
	"audit" integer NOT NULL,
	"progress" integer,
	"audit_reason" varchar(200) DEFAULT '' NOT NULL,
	"auditor_id" integer,
	"auditor_name" varchar(64) DEFAULT '' NOT NULL,
	"audit_time" timestamp (3) with time zone,
	"fail_reason" varchar(200) DEFAULT '' NOT NULL,
	"invoice_id" integer,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_application__apply_no" UNIQUE("apply_no"),
	CONSTRAINT "invoice_application__amount" CHECK ("invoice_application"."amount" >= 0),
	CONSTRAINT "invoice_application__audit" CHECK ("invoice_application"."audit" between 1 and 4),
	CONSTRAINT "invoice_application__progress" CHECK (("invoice_application"."audit" = 4) = ("invoice_application"."progress" is not null) and "invoice_application"."progress" between 1 and 3),
	CONSTRAINT "invoice_application__issued" CHECK (("invoice_application"."progress" is not distinct from 3) = ("invoice_application"."invoice_id" is not null))
);

--> statement-breakpoint
CREATE TABLE "invoice_application_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_application_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"order_no" varchar(32) NOT NULL,
	"order_amount" bigint NOT NULL,
	"refunded_amount" bigint NOT NULL,
	"invoice_amount" bigint NOT NULL,
	"is_live" boolean NOT NULL,
	CONSTRAINT "invoice_application_order__amount" CHECK ("invoice_application_order"."invoice_amount" >= 0 and "invoice_application_order"."invoice_amount" = "invoice_application_order"."order_amount" - "invoice_application_order"."refunded_amount")
);

--> statement-breakpoint
CREATE TABLE "invoice_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"invoice_id" integer,
	"operator_id" integer,
	"operator_name" varchar(64) NOT NULL,
	"action" varchar(32) NOT NULL,
	"message" varchar(500) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"color" integer NOT NULL,
	"origin_id" integer,
	"invoice_type" integer NOT NULL,
	"carrier" integer NOT NULL,
	"invoice_code" varchar(12) NOT NULL,
	"invoice_no" varchar(20) NOT NULL,
	"check_code" varchar(32) NOT NULL,
	"issue_date" timestamp (3) with time zone NOT NULL,
	"buyer_name" varchar(100) NOT NULL,
	"buyer_tax_no" varchar(20) NOT NULL,
	"buyer_contact" varchar(240) NOT NULL,
	"buyer_bank" varchar(150) NOT NULL,
	"seller_name" varchar(100) NOT NULL,
	"seller_tax_no" varchar(20) NOT NULL,
	"seller_contact" varchar(240) NOT NULL,
	"seller_bank" varchar(150) NOT NULL,
	"amount_ex_tax" bigint NOT NULL,
	"tax_amount" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"remark" varchar(200) NOT NULL,
	"status" integer NOT NULL,
	"reversed_amount" bigint DEFAULT 0 NOT NULL,
	"red_reason" varchar(32) DEFAULT '' NOT NULL,
	"red_confirm_no" varchar(32) DEFAULT '' NOT NULL,
	"file_url" varchar(512) NOT NULL,
	"operator_id" integer,
	"operator_name" varchar(64) NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice__number" UNIQUE("invoice_code","invoice_no"),
	CONSTRAINT "invoice__sum" CHECK ("invoice"."amount" = "invoice"."amount_ex_tax" + "invoice"."tax_amount"),
	CONSTRAINT "invoice__color" CHECK (("invoice"."color" = 2) = ("invoice"."origin_id" is not null) and ("invoice"."color" = 2) = ("invoice"."amount" < 0)),
	CONSTRAINT "invoice__reversed" CHECK ("invoice"."reversed_amount" between 0 and greatest("invoice"."amount", 0)),
	CONSTRAINT "invoice__status" CHECK (case "invoice"."status" when 4 then "invoice"."reversed_amount" = "invoice"."amount" when 3 then "invoice"."reversed_amount" between 1 and "invoice"."amount" - 1
        else "invoice"."reversed_amount" = 0 end)
);

--> statement-breakpoint
CREATE TABLE "invoice_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"line_no" integer NOT NULL,
	"line_type" integer NOT NULL,
	"order_no" varchar(32) NOT NULL,
	"goods_name" varchar(90) NOT NULL,
	"tax_code" varchar(19) NOT NULL,
	"spec" varchar(255) NOT NULL,
	"unit" varchar(20) NOT NULL,
	"num" integer NOT NULL,
	"price_ex_tax" bigint NOT NULL,
	"amount_ex_tax" bigint NOT NULL,
	"tax_rate" integer NOT NULL,
	"zero_tax_flag" integer,
	"tax_amount" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "invoice_line__no" UNIQUE("invoice_id","line_no"),
	CONSTRAINT "invoice_line__sum" CHECK ("invoice_line"."amount" = "invoice_line"."amount_ex_tax" + "invoice_line"."tax_amount"),
	CONSTRAINT "invoice_line__zero" CHECK (("invoice_line"."tax_rate" = 0) = ("invoice_line"."zero_tax_flag" is not null))
);

--> statement-breakpoint
CREATE TABLE "invoice_red_task" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_red_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"refund_id" integer NOT NULL,
	"order_no" varchar(32) NOT NULL,
	"amount" bigint NOT NULL,
	"is_done" boolean NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_red_task__refund" UNIQUE("refund_id"),
	CONSTRAINT "invoice_red_task__amount" CHECK ("invoice_red_task"."amount" > 0)
);

--> statement-breakpoint
ALTER TABLE "invoice_application" ADD CONSTRAINT "invoice_application_uid_customer_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_application_order" ADD CONSTRAINT "invoice_application_order_application_id_invoice_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."invoice_application"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_application_order" ADD CONSTRAINT "invoice_application_order_order_no_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."order"("order_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_log" ADD CONSTRAINT "invoice_log_application_id_invoice_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."invoice_application"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_application_id_invoice_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."invoice_application"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_origin_id_invoice_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_red_task" ADD CONSTRAINT "invoice_red_task_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_red_task" ADD CONSTRAINT "invoice_red_task_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invoice_application__created" ON "invoice_application" USING btree ("create_time","id");
--> statement-breakpoint
CREATE INDEX "invoice_application__standing" ON "invoice_application" USING btree ("audit","progress","id");
--> statement-breakpoint
CREATE INDEX "invoice_application__uid" ON "invoice_application" USING btree ("uid","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_application_order__live" ON "invoice_application_order" USING btree ("order_no") WHERE is_live;
--> statement-breakpoint
CREATE INDEX "invoice_application_order__of" ON "invoice_application_order" USING btree ("application_id");
--> statement-breakpoint
CREATE INDEX "invoice_log__application" ON "invoice_log" USING btree ("application_id","id");
--> statement-breakpoint
CREATE INDEX "invoice_log__invoice" ON "invoice_log" USING btree ("invoice_id","id");
--> statement-breakpoint
CREATE INDEX "invoice__application" ON "invoice" USING btree ("application_id","id");
--> statement-breakpoint
CREATE INDEX "invoice__origin" ON "invoice" USING btree ("origin_id");
--> statement-breakpoint
CREATE INDEX "invoice__issued" ON "invoice" USING btree ("issue_date","id");
--> statement-breakpoint
CREATE INDEX "invoice_red_task__of" ON "invoice_red_task" USING btree ("invoice_id","id");
--> statement-breakpoint
CREATE INDEX "invoice_red_task__open" ON "invoice_red_task" USING btree ("invoice_id") WHERE not is_done;
