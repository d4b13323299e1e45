-- sealed 9d64b0d20c78269e309fa3e7b1765ca188a78041039acb442b3b12fba340b8d5
CREATE TABLE "operator" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(50) NOT NULL,
	"credit_code" varchar(18) NOT NULL,
	"contact" varchar(32) NOT NULL,
	"phone" varchar(18) NOT NULL,
	"rail_units" varchar(200) NOT NULL,
	"share_rate" integer NOT NULL,
	"status" boolean NOT NULL,
	"remark" varchar(500) NOT NULL,
	"is_del" boolean NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator__rate" CHECK ("operator"."share_rate" between 0 and 10000)
);

--> statement-breakpoint
CREATE TABLE "operator_shop" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_shop_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operator_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operator_shop__shop" UNIQUE("shop_id")
);

--> statement-breakpoint
CREATE TABLE "operator_staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operator_id" integer NOT NULL,
	"admin_id" integer NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operator_staff__admin" UNIQUE("admin_id")
);

--> statement-breakpoint
CREATE TABLE "shop_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"bank_name" varchar(64) NOT NULL,
	"bank_account_name" varchar(64) NOT NULL,
	"bank_account" varchar(32) NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_account__shop" UNIQUE("shop_id")
);

--> statement-breakpoint
CREATE TABLE "shop_account_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_account_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "code" varchar(32) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "type" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "rail_unit" varchar(64) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "address" varchar(255) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "license" varchar(255) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "settle_cycle" integer DEFAULT 3 NOT NULL;
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "remark" varchar(500) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "operator_shop" ADD CONSTRAINT "operator_shop_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_shop" ADD CONSTRAINT "operator_shop__shop_there" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_staff" ADD CONSTRAINT "operator_staff_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_staff" ADD CONSTRAINT "operator_staff__admin_there" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_account" ADD CONSTRAINT "shop_account_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_account_view" ADD CONSTRAINT "shop_account_view_account_id_shop_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."shop_account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "operator__name" ON "operator" USING btree ("name") WHERE not is_del;
--> statement-breakpoint
CREATE INDEX "operator_shop__operator" ON "operator_shop" USING btree ("operator_id");
--> statement-breakpoint
CREATE INDEX "operator_staff__operator" ON "operator_staff" USING btree ("operator_id");
--> statement-breakpoint
CREATE INDEX "shop_account_view__account" ON "shop_account_view" USING btree ("account_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "shop__code" ON "shop" USING btree ("code") WHERE code <> '' and not is_del;
--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop__type" CHECK ("shop"."type" in (1, 2));
--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop__settle_cycle" CHECK ("shop"."settle_cycle" between 1 and 3);
