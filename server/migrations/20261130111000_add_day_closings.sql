-- sealed b13113f455c56429c8548358b1d450c59337ddb6eef2cca0211a89bbd114708a
CREATE TABLE "day_closing" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "day_closing_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"opening" bigint NOT NULL,
	"received" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"deposited" bigint NOT NULL,
	"books" bigint NOT NULL,
	"counted" bigint NOT NULL,
	"difference" bigint NOT NULL,
	"reason" varchar(200) NOT NULL,
	"counts" jsonb NOT NULL,
	"status" integer NOT NULL,
	"cashier_id" integer NOT NULL,
	"cashier" varchar(64) NOT NULL,
	"confirmer_id" integer DEFAULT 0 NOT NULL,
	"confirmer" varchar(64) DEFAULT '' NOT NULL,
	"confirm_time" timestamp (3) with time zone,
	"reject_reason" varchar(200) DEFAULT '' NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "day_closing__status" CHECK ("day_closing"."status" between 0 and 2),
	CONSTRAINT "day_closing__books" CHECK ("day_closing"."books" = "day_closing"."opening" + "day_closing"."received" - "day_closing"."paid" - "day_closing"."deposited"),
	CONSTRAINT "day_closing__difference" CHECK ("day_closing"."difference" = "day_closing"."counted" - "day_closing"."books" and ("day_closing"."difference" = 0 or "day_closing"."reason" <> '')),
	CONSTRAINT "day_closing__two_people" CHECK ("day_closing"."status" <> 1 or "day_closing"."confirmer_id" <> "day_closing"."cashier_id")
);

--> statement-breakpoint
CREATE TABLE "till_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "till_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(12) NOT NULL,
	"amount" bigint NOT NULL,
	"number" varchar(40) NOT NULL,
	"says" varchar(200) NOT NULL,
	"actor" varchar(64) NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "till_entry__amount" CHECK ("till_entry"."amount" <> 0)
);

--> statement-breakpoint
CREATE UNIQUE INDEX "day_closing__day" ON "day_closing" USING btree ("day") WHERE status <> 2;
--> statement-breakpoint
CREATE INDEX "day_closing__days" ON "day_closing" USING btree ("day","id");
--> statement-breakpoint
CREATE INDEX "day_closing__of" ON "day_closing" USING btree ("status","day","id");
--> statement-breakpoint
CREATE INDEX "day_closing__differing" ON "day_closing" USING btree ("day","id") WHERE difference <> 0;
--> statement-breakpoint
CREATE INDEX "till_entry__at" ON "till_entry" USING btree ("at","id","kind","amount");
