-- sealed b03b0f1fabc2337e7b2f417f72877abf7b4518b68ea353e42197686cb3d101a0
CREATE TABLE "report_mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"to" varchar(254) NOT NULL,
	"rhythm" varchar(16) NOT NULL,
	"by" varchar(16) NOT NULL,
	"date_limit" varchar(16) NOT NULL,
	"than" varchar(16) NOT NULL,
	"sent_day" date,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sales_buyer" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"level_id" integer,
	"group_id" integer
);

--> statement-breakpoint
CREATE TABLE "sales_mark" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_mark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sales_sum" (
	"dimension" varchar(16) NOT NULL,
	"day" date NOT NULL,
	"key" varchar(64) NOT NULL,
	"orders" integer NOT NULL,
	"pieces" integer NOT NULL,
	"lines" integer NOT NULL,
	"paid" bigint NOT NULL,
	"freight" bigint NOT NULL,
	"refunds" integer NOT NULL,
	"back_pieces" integer NOT NULL,
	"refunded" bigint NOT NULL,
	"costed_lines" integer NOT NULL,
	"costed_goods" bigint NOT NULL,
	"cost" bigint NOT NULL,
	CONSTRAINT "sales_sum__place" PRIMARY KEY("dimension","day","key")
);

--> statement-breakpoint
ALTER TABLE "report_mail" ADD CONSTRAINT "report_mail_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sales_buyer" ADD CONSTRAINT "sales_buyer_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "report_mail__admin" ON "report_mail" USING btree ("admin_id");
--> statement-breakpoint
CREATE INDEX "sales_mark__day" ON "sales_mark" USING btree ("day");
--> statement-breakpoint
INSERT INTO "sales_mark" ("day")
SELECT ("pay_time" AT TIME ZONE 'Asia/Shanghai')::date FROM "order" WHERE "pay_time" IS NOT NULL
UNION SELECT ("done_time" AT TIME ZONE 'Asia/Shanghai')::date FROM "refund" WHERE "state" = 'done' AND "done_time" IS NOT NULL;
