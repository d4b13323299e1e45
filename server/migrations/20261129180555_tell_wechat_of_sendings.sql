-- sealed a1172458b623bd05208acc75bec70a5e1154dd28ae3816636de360cc5f53ef8e
CREATE TABLE "shipping_information" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_information_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"state" varchar(16) NOT NULL,
	"why" varchar(255),
	"digest" varchar(64),
	"is_split" boolean DEFAULT false NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL,
	"times_whole" integer DEFAULT 0 NOT NULL,
	"parcels" integer DEFAULT 0 NOT NULL,
	"requests" integer DEFAULT 1 NOT NULL,
	"asks" integer DEFAULT 0 NOT NULL,
	"is_unanswered" boolean DEFAULT false NOT NULL,
	"next_ask_time" timestamp (3) with time zone,
	"uploaded_time" timestamp (3) with time zone,
	"reminded_time" timestamp (3) with time zone,
	"received_time" timestamp (3) with time zone,
	"received_by" varchar(8),
	"estimated_time" timestamp (3) with time zone,
	"settled_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipping_information__order" UNIQUE("order_id"),
	CONSTRAINT "shipping_information__times" CHECK ("shipping_information"."times_whole" between 0 and 2)
);

--> statement-breakpoint
ALTER TABLE "express" ADD COLUMN "wechat_code" varchar(64);
--> statement-breakpoint
ALTER TABLE "shipping_information" ADD CONSTRAINT "shipping_information_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipping_information" ADD CONSTRAINT "shipping_information_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "shipping_information__attempt" ON "shipping_information" USING btree ("attempt_id");
--> statement-breakpoint
CREATE INDEX "shipping_information__due" ON "shipping_information" USING btree ("next_ask_time","id") WHERE next_ask_time is not null;
--> statement-breakpoint
CREATE INDEX "shipping_information__part" ON "shipping_information" USING btree ("order_id") WHERE state = 'uploaded' and not is_whole;
