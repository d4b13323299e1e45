CREATE TABLE "recharge_refund" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recharge_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recharge_id" integer NOT NULL,
	"refund_no" varchar(40) NOT NULL,
	"request_key" varchar(100) NOT NULL,
	"type" integer NOT NULL,
	"cash_amount" bigint NOT NULL,
	"give_amount" bigint NOT NULL,
	"state" varchar(16) NOT NULL,
	"provider_no" varchar(64),
	"failure" varchar(255),
	"actor_name" varchar(64) NOT NULL,
	"done_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recharge_refund__refund_no" UNIQUE("refund_no"),
	CONSTRAINT "recharge_refund__request_key" UNIQUE("request_key"),
	CONSTRAINT "recharge_refund__amount" CHECK ("recharge_refund"."cash_amount" > 0 and "recharge_refund"."give_amount" >= 0)
);

--> statement-breakpoint
CREATE TABLE "user_recharge" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_recharge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" integer NOT NULL,
	"order_no" varchar(40) NOT NULL,
	"request_key" varchar(100) NOT NULL,
	"price" bigint NOT NULL,
	"give_price" bigint NOT NULL,
	"recharge_type" varchar(32) NOT NULL,
	"trade_no" varchar(64),
	"pay_time" timestamp (3) with time zone,
	"refund_price" bigint DEFAULT 0 NOT NULL,
	"refund_give" bigint DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_recharge__order_no" UNIQUE("order_no"),
	CONSTRAINT "user_recharge__request_key" UNIQUE("request_key"),
	CONSTRAINT "user_recharge__trade_no" UNIQUE("trade_no"),
	CONSTRAINT "user_recharge__price" CHECK ("user_recharge"."price" > 0 and "user_recharge"."give_price" >= 0),
	CONSTRAINT "user_recharge__refund" CHECK ("user_recharge"."refund_price" between 0 and "user_recharge"."price" and "user_recharge"."refund_give" between 0 and "user_recharge"."give_price")
);

--> statement-breakpoint
ALTER TABLE "recharge_refund" ADD CONSTRAINT "recharge_refund_recharge_id_user_recharge_id_fk" FOREIGN KEY ("recharge_id") REFERENCES "public"."user_recharge"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_recharge" ADD CONSTRAINT "user_recharge_uid_customer_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "recharge_refund__paying" ON "recharge_refund" USING btree ("recharge_id") WHERE state = 'paying';
--> statement-breakpoint
CREATE INDEX "recharge_refund__of" ON "recharge_refund" USING btree ("recharge_id","id");
--> statement-breakpoint
CREATE INDEX "user_recharge__created" ON "user_recharge" USING btree ("create_time","id");
--> statement-breakpoint
CREATE INDEX "user_recharge__uid" ON "user_recharge" USING btree ("uid","id");
--> statement-breakpoint
CREATE INDEX "user_recharge__paid" ON "user_recharge" USING btree ("id") WHERE pay_time is not null;
