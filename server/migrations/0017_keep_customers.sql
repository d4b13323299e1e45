CREATE TABLE "commission_record" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" integer NOT NULL,
	"kind" varchar(16) NOT NULL,
	"price" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"link_id" varchar(32) NOT NULL,
	"mark" varchar(512) NOT NULL,
	"status" integer NOT NULL,
	"frozen_time" integer NOT NULL,
	"thaw_time" timestamp (3) with time zone,
	"brokerage_level" integer,
	"actor_name" varchar(64) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "commission_record__price" CHECK ("commission_record"."price" <> 0),
	CONSTRAINT "commission_record__status" CHECK ("commission_record"."status" between 1 and 5),
	CONSTRAINT "commission_record__thaw" CHECK (("commission_record"."status" = 2) <= ("commission_record"."thaw_time" is not null)),
	CONSTRAINT "commission_record__level" CHECK (("commission_record"."kind" = 'gain') <= ("commission_record"."brokerage_level" in (1, 2)))
);

--> statement-breakpoint
CREATE TABLE "customer_group" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_name" varchar(64) NOT NULL,
	"is_del" boolean DEFAULT false NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "customer_level" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_level_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(50) NOT NULL,
	"grade" integer NOT NULL,
	"experience" integer NOT NULL,
	"discount" integer NOT NULL,
	"icon" varchar(255) NOT NULL,
	"is_show" boolean NOT NULL,
	"is_del" boolean DEFAULT false NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_level__discount" CHECK ("customer_level"."discount" between 1 and 100),
	CONSTRAINT "customer_level__threshold" CHECK ("customer_level"."grade" > 0 and "customer_level"."experience" >= 0)
);

--> statement-breakpoint
CREATE TABLE "experience_record" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "experience_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" integer NOT NULL,
	"kind" varchar(16) NOT NULL,
	"experience" integer NOT NULL,
	"balance" integer NOT NULL,
	"link_id" varchar(32) NOT NULL,
	"mark" varchar(512) NOT NULL,
	"actor_name" varchar(64) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "experience_record__experience" CHECK ("experience_record"."experience" <> 0)
);

--> statement-breakpoint
CREATE TABLE "customer_level_record" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_level_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" integer NOT NULL,
	"level_id" integer NOT NULL,
	"grade" integer NOT NULL,
	"discount" integer NOT NULL,
	"mark" varchar(512) NOT NULL,
	"actor_name" varchar(64) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "customer_tag" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_tag_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(50) NOT NULL,
	"is_del" boolean DEFAULT false NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "customer_tag_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_tag_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "customer_tag_link__once" UNIQUE("uid","tag_id")
);

--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "avatar" varchar(1000) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "user_type" varchar(16) DEFAULT 'h5' NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "status" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "real_name" varchar(25) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "sex" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "birthday" varchar(32) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "card_id" varchar(20) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "addres" varchar(255) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "mark" varchar(255) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "country" varchar(20) DEFAULT 'CN' NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "province" varchar(32) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "city" varchar(32) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "add_ip" varchar(45) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "last_ip" varchar(45) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "first_visit_time" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "last_login_time" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "group_id" integer;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "level" integer;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "is_level_by_hand" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "pay_count" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "is_promoter" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "promoter_time" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "spread_uid" integer;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "spread_time" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "spread_count" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "experience" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "brokerage_price" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "sign_num" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "subscribe" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "customer" c SET "first_visit_time" = c."create_time", "last_login_time" = greatest(c."create_time", o.latest), "pay_count" = coalesce(o.paid, 0)
FROM "customer" k
LEFT JOIN (SELECT "uid", max("create_time") AS latest, count("pay_time") AS paid FROM "order" GROUP BY "uid") o ON o."uid" = k."id"
WHERE k."id" = c."id";
--> statement-breakpoint
INSERT INTO "customer_group" ("group_name") VALUES ('初级会员'), ('中级会员'), ('高级会员');
--> statement-breakpoint
INSERT INTO "customer_level" ("name", "grade", "experience", "discount", "icon", "is_show") VALUES
  ('普通会员', 1, 1, 100, '', true),
  ('黄铜会员', 2, 500, 90, '', true),
  ('白银会员', 3, 999, 85, '', true),
  ('黄金会员', 4, 5000, 80, '', true),
  ('钻石会员', 5, 12000, 70, '', true);
--> statement-breakpoint
ALTER TABLE "integral_record" ADD COLUMN "actor_name" varchar(64) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "commission_record" ADD CONSTRAINT "commission_record_uid_customer_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "experience_record" ADD CONSTRAINT "experience_record_uid_customer_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_level_record" ADD CONSTRAINT "customer_level_record_uid_customer_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_level_record" ADD CONSTRAINT "customer_level_record_level_id_customer_level_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."customer_level"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_tag_link" ADD CONSTRAINT "customer_tag_link_uid_customer_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_tag_link" ADD CONSTRAINT "customer_tag_link_tag_id_customer_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."customer_tag"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "commission_record__uid" ON "commission_record" USING btree ("uid","id");
--> statement-breakpoint
CREATE INDEX "commission_record__link" ON "commission_record" USING btree ("link_id");
--> statement-breakpoint
CREATE INDEX "commission_record__updated" ON "commission_record" USING btree ("update_time","id");
--> statement-breakpoint
CREATE INDEX "commission_record__thawing" ON "commission_record" USING btree ("thaw_time") WHERE status = 2;
--> statement-breakpoint
CREATE UNIQUE INDEX "commission_record__gain" ON "commission_record" USING btree ("link_id","brokerage_level") WHERE kind = 'gain';
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_group__name" ON "customer_group" USING btree ("group_name") WHERE not is_del;
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_level__name" ON "customer_level" USING btree ("name") WHERE not is_del;
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_level__grade" ON "customer_level" USING btree ("grade") WHERE not is_del;
--> statement-breakpoint
CREATE INDEX "experience_record__uid" ON "experience_record" USING btree ("uid","id");
--> statement-breakpoint
CREATE INDEX "experience_record__link" ON "experience_record" USING btree ("link_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "experience_record__gain" ON "experience_record" USING btree ("link_id") WHERE kind = 'gain';
--> statement-breakpoint
CREATE INDEX "customer_level_record__uid" ON "customer_level_record" USING btree ("uid","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_tag__name" ON "customer_tag" USING btree ("name") WHERE not is_del;
--> statement-breakpoint
CREATE INDEX "customer_tag_link__tag" ON "customer_tag_link" USING btree ("tag_id","uid");
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer__group" FOREIGN KEY ("group_id") REFERENCES "public"."customer_group"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer__level" FOREIGN KEY ("level") REFERENCES "public"."customer_level"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer__referrer" FOREIGN KEY ("spread_uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "customer__visited" ON "customer" USING btree ("last_login_time");
--> statement-breakpoint
CREATE INDEX "customer__phone" ON "customer" USING btree ("phone");
--> statement-breakpoint
CREATE INDEX "customer__mark" ON "customer" USING btree ("mark") WHERE mark <> '';
--> statement-breakpoint
CREATE INDEX "customer__type" ON "customer" USING btree ("user_type","id");
--> statement-breakpoint
CREATE INDEX "customer__level_members" ON "customer" USING btree ("level","id");
--> statement-breakpoint
CREATE INDEX "customer__group_members" ON "customer" USING btree ("group_id","id");
--> statement-breakpoint
CREATE INDEX "customer__place" ON "customer" USING btree ("province","city","id");
--> statement-breakpoint
CREATE INDEX "customer__orders" ON "customer" USING btree ("pay_count","id");
--> statement-breakpoint
CREATE INDEX "customer__promoters" ON "customer" USING btree ("promoter_time","id") WHERE is_promoter;
--> statement-breakpoint
CREATE INDEX "customer__disabled" ON "customer" USING btree ("id") WHERE not status;
--> statement-breakpoint
CREATE INDEX "customer__downline" ON "customer" USING btree ("spread_uid","id") WHERE spread_uid is not null;
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer__experience" CHECK ("customer"."experience" >= 0);
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer__counts" CHECK ("customer"."pay_count" >= 0 and "customer"."spread_count" >= 0);
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer__sex" CHECK ("customer"."sex" between 0 and 3);
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer__spread_self" CHECK ("customer"."spread_uid" <> "customer"."id");
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer__spread_time" CHECK (("customer"."spread_uid" is null) = ("customer"."spread_time" is null));
