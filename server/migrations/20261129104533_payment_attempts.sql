-- sealed ed5bc2a6e34255ea0b907fc6a1303a573f3b0dd18352b1f7339fced1552a7ce4
CREATE TABLE "payment_ask" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_ask_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"act" varchar(8) NOT NULL,
	"answer" varchar(16) NOT NULL,
	"detail" varchar(255) DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" varchar(32) NOT NULL,
	"kind" varchar(16) NOT NULL,
	"subject_id" integer NOT NULL,
	"order_no" varchar(40) NOT NULL,
	"pay_type" varchar(32) NOT NULL,
	"provider" varchar(32) NOT NULL,
	"merchant" varchar(64) NOT NULL,
	"channel" varchar(16) NOT NULL,
	"app_id" varchar(64) NOT NULL,
	"payer" varchar(64) NOT NULL,
	"amount" bigint NOT NULL,
	"state" varchar(16) NOT NULL,
	"prepay" text,
	"expiry" timestamp (3) with time zone NOT NULL,
	"transaction_no" varchar(64),
	"paid_time" timestamp (3) with time zone,
	"asks" integer DEFAULT 0 NOT NULL,
	"asked_time" timestamp (3) with time zone,
	"next_ask_time" timestamp (3) with time zone,
	"why" varchar(255),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempt__number" UNIQUE("number"),
	CONSTRAINT "payment_attempt__transaction" UNIQUE("provider","transaction_no"),
	CONSTRAINT "payment_attempt__amount" CHECK ("payment_attempt"."amount" > 0),
	CONSTRAINT "payment_attempt__paid" CHECK (("payment_attempt"."state" = 'paid') = ("payment_attempt"."transaction_no" is not null))
);

--> statement-breakpoint
CREATE TABLE "payment_difference" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_difference_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" varchar(32) NOT NULL,
	"transaction_no" varchar(64) NOT NULL,
	"number" varchar(64) NOT NULL,
	"amount" bigint NOT NULL,
	"paid_time" timestamp (3) with time zone NOT NULL,
	"reason" varchar(16) NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_difference__transaction" UNIQUE("provider","transaction_no")
);

--> statement-breakpoint
ALTER TABLE "payment_ask" ADD CONSTRAINT "payment_ask_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "payment_ask__of" ON "payment_ask" USING btree ("attempt_id","id");
--> statement-breakpoint
CREATE INDEX "payment_attempt__of" ON "payment_attempt" USING btree ("kind","subject_id","id");
--> statement-breakpoint
CREATE INDEX "payment_attempt__due" ON "payment_attempt" USING btree ("next_ask_time","id") WHERE next_ask_time is not null;
