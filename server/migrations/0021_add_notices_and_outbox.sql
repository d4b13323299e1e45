CREATE TABLE "notice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"outbox_id" integer NOT NULL,
	"mark" varchar(50) NOT NULL,
	"subject" varchar(200) NOT NULL,
	"read_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice__once" UNIQUE("outbox_id","admin_id")
);

--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mark" varchar(50) NOT NULL,
	"channel" varchar(16) NOT NULL,
	"subject" varchar(200) NOT NULL,
	"state" varchar(16) NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try" timestamp (3) with time zone NOT NULL,
	"last_error" varchar(200) DEFAULT '' NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "is_notice" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "notice__own" ON "notice" USING btree ("admin_id","id");
--> statement-breakpoint
CREATE INDEX "notice__unread" ON "notice" USING btree ("admin_id","id") WHERE read_time is null;
--> statement-breakpoint
CREATE INDEX "notice__age" ON "notice" USING btree ("create_time");
--> statement-breakpoint
CREATE INDEX "outbox__due" ON "outbox" USING btree ("next_try","id") WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX "outbox__dead" ON "outbox" USING btree ("id") WHERE state = 'dead';
--> statement-breakpoint
CREATE INDEX "outbox__age" ON "outbox" USING btree ("create_time");

--> statement-breakpoint
UPDATE "notification" SET "is_notice" = CASE WHEN "mark" IN ('adminPaySuccess', 'adminApplyOrderRefund') THEN 1 ELSE 2 END
WHERE "mark" IN ('adminPaySuccess', 'adminApplyOrderRefund', 'adminReceiptGoods', 'adminPlaceAnOrder');
