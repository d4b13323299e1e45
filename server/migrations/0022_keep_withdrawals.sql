CREATE TABLE "user_extract" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_extract_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" integer NOT NULL,
	"request_key" varchar(64) NOT NULL,
	"extract_type" varchar(16) NOT NULL,
	"extract_price" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"real_name" varchar(64) NOT NULL,
	"bank_code" varchar(32) DEFAULT '' NOT NULL,
	"bank_name" varchar(512) DEFAULT '' NOT NULL,
	"bank_address" varchar(256) DEFAULT '' NOT NULL,
	"alipay_code" varchar(64) DEFAULT '' NOT NULL,
	"wechat" varchar(32) DEFAULT '' NOT NULL,
	"qrcode_url" varchar(512) DEFAULT '' NOT NULL,
	"mark" varchar(512) DEFAULT '' NOT NULL,
	"status" integer NOT NULL,
	"fail_msg" varchar(128),
	"fail_time" timestamp (3) with time zone,
	"payout_no" varchar(64) DEFAULT '' NOT NULL,
	"auditor_name" varchar(64) DEFAULT '' NOT NULL,
	"audit_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_extract__request_key" UNIQUE("request_key"),
	CONSTRAINT "user_extract__price" CHECK ("user_extract"."extract_price" > 0),
	CONSTRAINT "user_extract__status" CHECK ("user_extract"."status" between -1 and 1),
	CONSTRAINT "user_extract__decided" CHECK (("user_extract"."status" = 0) = ("user_extract"."audit_time" is null)),
	CONSTRAINT "user_extract__reason" CHECK (("user_extract"."status" = -1) = ("user_extract"."fail_msg" is not null))
);

--> statement-breakpoint
ALTER TABLE "user_extract" ADD CONSTRAINT "user_extract_uid_customer_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "user_extract__created" ON "user_extract" USING btree ("create_time","id");
--> statement-breakpoint
CREATE INDEX "user_extract__of" ON "user_extract" USING btree ("status","create_time","id");
--> statement-breakpoint
CREATE INDEX "user_extract__uid" ON "user_extract" USING btree ("uid","id");
