-- sealed a681efb4c2b5383ae460e2765a5bbcd91582211bd4645826a3e6d72b438997de
CREATE TABLE "demand" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demand_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"demand_no" varchar(32) NOT NULL,
	"title" varchar(100) NOT NULL,
	"unit_name" varchar(100) NOT NULL,
	"contact" varchar(32) NOT NULL,
	"phone" varchar(18) NOT NULL,
	"cate_id" integer,
	"items" jsonb NOT NULL,
	"budget" bigint NOT NULL,
	"expect_date" varchar(10) NOT NULL,
	"attachments" jsonb NOT NULL,
	"remark" varchar(500) NOT NULL,
	"status" integer NOT NULL,
	"from_shop_id" integer,
	"shop_id" integer,
	"quote_until" varchar(10) DEFAULT '' NOT NULL,
	"is_chosen" boolean DEFAULT false NOT NULL,
	"reason" varchar(200) DEFAULT '' NOT NULL,
	"order_id" integer,
	"order_no" varchar(32) DEFAULT '' NOT NULL,
	"creator_id" integer NOT NULL,
	"create_name" varchar(64) NOT NULL,
	"is_del" boolean DEFAULT false NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demand__number" UNIQUE("demand_no"),
	CONSTRAINT "demand__status" CHECK ("demand"."status" between 0 and 5),
	CONSTRAINT "demand__budget" CHECK ("demand"."budget" >= 0),
	CONSTRAINT "demand__dealt" CHECK (("demand"."status" = 3) = ("demand"."order_id" is not null)),
	CONSTRAINT "demand__chosen" CHECK (not "demand"."is_chosen" or "demand"."shop_id" is not null)
);

--> statement-breakpoint
CREATE TABLE "demand_shop" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demand_shop_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"demand_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "demand_shop__once" UNIQUE("demand_id","shop_id")
);

--> statement-breakpoint
CREATE TABLE "demand_quote" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demand_quote_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"demand_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"items" jsonb NOT NULL,
	"freight" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"note" varchar(500) NOT NULL,
	"valid_until" varchar(10) NOT NULL,
	"status" integer NOT NULL,
	"creator_id" integer NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demand_quote__once" UNIQUE("demand_id","shop_id"),
	CONSTRAINT "demand_quote__status" CHECK ("demand_quote"."status" between 0 and 3),
	CONSTRAINT "demand_quote__amount" CHECK ("demand_quote"."freight" >= 0 and "demand_quote"."amount" >= "demand_quote"."freight")
);

--> statement-breakpoint
CREATE TABLE "report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"report_no" varchar(32) NOT NULL,
	"type" integer NOT NULL,
	"title" varchar(100) NOT NULL,
	"shop_id" integer NOT NULL,
	"unit_name" varchar(100) NOT NULL,
	"project_name" varchar(100) NOT NULL,
	"unit_key" varchar(100) NOT NULL,
	"project_key" varchar(100) NOT NULL,
	"demand_id" integer,
	"order_no" varchar(32) NOT NULL,
	"spent_on" varchar(32) DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"valid_start" varchar(10) NOT NULL,
	"valid_end" varchar(10) NOT NULL,
	"content" varchar(2000) NOT NULL,
	"attachments" jsonb NOT NULL,
	"status" integer NOT NULL,
	"creator_id" integer NOT NULL,
	"submitter_id" integer NOT NULL,
	"create_name" varchar(64) NOT NULL,
	"audit_name" varchar(64) DEFAULT '' NOT NULL,
	"audit_time" timestamp (3) with time zone,
	"audit_remark" varchar(200) DEFAULT '' NOT NULL,
	"is_del" boolean DEFAULT false NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report__number" UNIQUE("report_no"),
	CONSTRAINT "report__type" CHECK ("report"."type" between 1 and 4),
	CONSTRAINT "report__status" CHECK ("report"."status" between 0 and 4),
	CONSTRAINT "report__valid" CHECK ("report"."valid_start" <= "report"."valid_end")
);

--> statement-breakpoint
ALTER TABLE "demand" ADD CONSTRAINT "demand__category" FOREIGN KEY ("cate_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "demand" ADD CONSTRAINT "demand__from_shop_there" FOREIGN KEY ("from_shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "demand" ADD CONSTRAINT "demand__shop_there" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "demand" ADD CONSTRAINT "demand__order_there" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "demand_shop" ADD CONSTRAINT "demand_shop_demand_id_demand_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demand"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "demand_shop" ADD CONSTRAINT "demand_shop__shop_there" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "demand_quote" ADD CONSTRAINT "demand_quote_demand_id_demand_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demand"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "demand_quote" ADD CONSTRAINT "demand_quote__shop_there" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report__shop_there" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report__demand" FOREIGN KEY ("demand_id") REFERENCES "public"."demand"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "demand__order" ON "demand" USING btree ("order_id") WHERE order_id is not null;
--> statement-breakpoint
CREATE INDEX "demand__state" ON "demand" USING btree ("status","id") WHERE not is_del;
--> statement-breakpoint
CREATE INDEX "demand__newest" ON "demand" USING btree ("id") WHERE not is_del;
--> statement-breakpoint
CREATE INDEX "demand__created" ON "demand" USING btree ("create_time","id");
--> statement-breakpoint
CREATE INDEX "demand__from" ON "demand" USING btree ("from_shop_id","id");
--> statement-breakpoint
CREATE INDEX "demand__taker" ON "demand" USING btree ("shop_id","id");
--> statement-breakpoint
CREATE INDEX "demand__parts" ON "demand" USING gin (search_parts(demand.demand_no || ' ' || demand.title || ' ' || demand.unit_name || ' ' || demand.contact || ' ' || demand.phone));
--> statement-breakpoint
CREATE INDEX "demand_shop__asked" ON "demand_shop" USING btree ("shop_id","demand_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "demand_quote__accepted" ON "demand_quote" USING btree ("demand_id") WHERE status = 1;
--> statement-breakpoint
CREATE INDEX "demand_quote__shop" ON "demand_quote" USING btree ("shop_id","id");
--> statement-breakpoint
CREATE INDEX "report__state" ON "report" USING btree ("status","id") WHERE not is_del;
--> statement-breakpoint
CREATE INDEX "report__newest" ON "report" USING btree ("id") WHERE not is_del;
--> statement-breakpoint
CREATE INDEX "report__created" ON "report" USING btree ("create_time","id");
--> statement-breakpoint
CREATE INDEX "report__shop" ON "report" USING btree ("shop_id","id");
--> statement-breakpoint
CREATE INDEX "report__held" ON "report" USING btree ("unit_key") WHERE status = 2 and type in (1, 2);
--> statement-breakpoint
CREATE INDEX "report__prices" ON "report" USING btree ("demand_id") WHERE type = 3;
--> statement-breakpoint
CREATE INDEX "report__ending" ON "report" USING btree ("valid_end") WHERE status = 2;
--> statement-breakpoint
CREATE INDEX "report__parts" ON "report" USING gin (search_parts(report.report_no || ' ' || report.title || ' ' || report.unit_name || ' ' || report.project_name));
