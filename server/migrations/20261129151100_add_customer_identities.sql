-- sealed 0088736b904c354bb94818f9c656fee5abbd3f003880b381558e4a37628f2544
CREATE TABLE "customer_identity" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_identity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" integer,
	"app_id" varchar(64) NOT NULL,
	"openid" varchar(64) NOT NULL,
	"unionid" varchar(64),
	"subscribed" boolean DEFAULT false NOT NULL,
	"subscribe_time" timestamp (3) with time zone,
	"unsubscribe_time" timestamp (3) with time zone,
	"scene" varchar(64) DEFAULT '' NOT NULL,
	"last_seen_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_identity__openid" UNIQUE("app_id","openid")
);

--> statement-breakpoint
CREATE TABLE "wechat_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wechat_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"identity_id" integer NOT NULL,
	"event" varchar(64) NOT NULL,
	"subject" varchar(128) NOT NULL,
	"result" varchar(64) NOT NULL,
	"event_time" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "customer_identity" ADD CONSTRAINT "customer_identity_uid_customer_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wechat_event" ADD CONSTRAINT "wechat_event_identity_id_customer_identity_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."customer_identity"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "customer_identity__customer" ON "customer_identity" USING btree ("uid");
--> statement-breakpoint
CREATE INDEX "customer_identity__union" ON "customer_identity" USING btree ("unionid");
--> statement-breakpoint
CREATE INDEX "wechat_event__identity" ON "wechat_event" USING btree ("identity_id");
--> statement-breakpoint
CREATE INDEX "wechat_event__subject" ON "wechat_event" USING btree ("event","subject");
