-- sealed 6c1d3f7a75e12429b8cca8fc2ad0ad206950a4c034d6564f14bcda5fad33cdc2
CREATE TABLE "admin_wechat" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_wechat_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"app_id" varchar(64) NOT NULL,
	"openid" varchar(64) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "admin_wechat__admin" UNIQUE("admin_id"),
	CONSTRAINT "admin_wechat__openid" UNIQUE("app_id","openid")
);

--> statement-breakpoint
CREATE TABLE "admin_wechat_use" (
	"binding_id" integer PRIMARY KEY NOT NULL,
	"last_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "wechat_scan" (
	"hash" varchar(64) PRIMARY KEY NOT NULL,
	"purpose" varchar(8) NOT NULL,
	"browser_hash" varchar(64) NOT NULL,
	"session_id" integer,
	"admin_id" integer,
	"address" varchar(45) NOT NULL,
	"agent" varchar(255) NOT NULL,
	"state" varchar(16) NOT NULL,
	"app_id" varchar(64) NOT NULL,
	"openid" varchar(64) NOT NULL,
	"key_hash" varchar(64),
	"ticket_hash" varchar(64),
	"create_time" timestamp (3) with time zone NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "sign_in_ticket" ADD COLUMN "app_id" varchar(64);
--> statement-breakpoint
ALTER TABLE "sign_in_ticket" ADD COLUMN "openid" varchar(64);
--> statement-breakpoint
ALTER TABLE "admin_wechat" ADD CONSTRAINT "admin_wechat_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "admin_wechat_use" ADD CONSTRAINT "admin_wechat_use_binding_id_admin_wechat_id_fk" FOREIGN KEY ("binding_id") REFERENCES "public"."admin_wechat"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wechat_scan" ADD CONSTRAINT "wechat_scan_session_id_admin_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."admin_session"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wechat_scan" ADD CONSTRAINT "wechat_scan_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "wechat_scan__browser" ON "wechat_scan" USING btree ("browser_hash");
--> statement-breakpoint
CREATE INDEX "wechat_scan__session" ON "wechat_scan" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "wechat_scan__admin" ON "wechat_scan" USING btree ("admin_id");
--> statement-breakpoint
CREATE INDEX "wechat_scan__key" ON "wechat_scan" USING btree ("key_hash");
--> statement-breakpoint
CREATE INDEX "wechat_scan__ticket" ON "wechat_scan" USING btree ("ticket_hash");
--> statement-breakpoint
CREATE INDEX "wechat_scan__address" ON "wechat_scan" USING btree ("address","create_time");
--> statement-breakpoint
CREATE INDEX "wechat_scan__expiry" ON "wechat_scan" USING btree ("expire_time");
