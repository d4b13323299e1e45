-- sealed 01abafb21fe5ec4bf61e0f8989930ec7e5e6518994fffe66693403d3ca4fa197
CREATE TABLE "payment_bill" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_bill_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" varchar(32) NOT NULL,
	"day" date NOT NULL,
	"state" varchar(8) NOT NULL,
	"our_count" integer DEFAULT 0 NOT NULL,
	"their_count" integer DEFAULT 0 NOT NULL,
	"our_paid" bigint DEFAULT 0 NOT NULL,
	"their_paid" bigint DEFAULT 0 NOT NULL,
	"our_back" bigint DEFAULT 0 NOT NULL,
	"their_back" bigint DEFAULT 0 NOT NULL,
	"differing" integer DEFAULT 0 NOT NULL,
	"unlisted" integer DEFAULT 0 NOT NULL,
	"open" integer DEFAULT 0 NOT NULL,
	"why" varchar(255),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_bill__day" UNIQUE("provider","day")
);

--> statement-breakpoint
CREATE TABLE "payment_bill_difference" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_bill_difference_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bill_id" integer NOT NULL,
	"kind" varchar(16) NOT NULL,
	"entry" varchar(8) NOT NULL,
	"number" varchar(64) NOT NULL,
	"provider_no" varchar(64) NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"subject" varchar(16),
	"order_no" varchar(40),
	"ours" bigint,
	"theirs" bigint,
	"state" varchar(8) NOT NULL,
	"reason" varchar(200),
	"resolver_id" integer,
	"resolver" varchar(64),
	"resolved_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_bill_difference__record" UNIQUE("bill_id","kind","entry","number","provider_no"),
	CONSTRAINT "payment_bill_difference__resolved" CHECK (("payment_bill_difference"."state" = 'resolved') = ("payment_bill_difference"."reason" is not null))
);

--> statement-breakpoint
ALTER TABLE "payment_bill_difference" ADD CONSTRAINT "payment_bill_difference_bill_id_payment_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."payment_bill"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "payment_bill__latest" ON "payment_bill" USING btree ("day","id");
--> statement-breakpoint
CREATE INDEX "disbursement_ask__refund" ON "disbursement_ask" USING btree ("at") WHERE act = 'refund';
--> statement-breakpoint
CREATE INDEX "payment_attempt__paid" ON "payment_attempt" USING btree ("paid_time") WHERE state = 'paid';
