-- sealed 9bb905765018ae9fb9c8e7932938f374b99d34289644887830876aee5fa7348c
CREATE TABLE "invitation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"real_name" varchar(16) NOT NULL,
	"phone" varchar(15),
	"email" varchar(254) NOT NULL,
	"role_ids" integer[] NOT NULL,
	"role_names" varchar(1000) NOT NULL,
	"shop_ids" integer[] NOT NULL,
	"operator_id" integer,
	"place_names" varchar(2000) NOT NULL,
	"invited_by" integer NOT NULL,
	"state" varchar(16) NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"accept_time" timestamp (3) with time zone,
	"admin_id" integer,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation__state" CHECK ("invitation"."state" in ('pending', 'accepted', 'withdrawn')),
	CONSTRAINT "invitation__accepted" CHECK (("invitation"."state" = 'accepted') = ("invitation"."admin_id" is not null and "invitation"."accept_time" is not null))
);

--> statement-breakpoint
CREATE TABLE "invitation_link" (
	"invitation_id" integer PRIMARY KEY NOT NULL,
	"hash" varchar(64) NOT NULL
);

--> statement-breakpoint
CREATE TABLE "invitation_try" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitation_try_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" varchar(45) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "sealed" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_admin_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."admin"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitation_link" ADD CONSTRAINT "invitation_link_invitation_id_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitation"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invitation__inviter" ON "invitation" USING btree ("invited_by");
--> statement-breakpoint
CREATE INDEX "invitation__admin" ON "invitation" USING btree ("admin_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_link__hash" ON "invitation_link" USING btree ("hash");
--> statement-breakpoint
CREATE INDEX "invitation_try__address" ON "invitation_try" USING btree ("address","create_time");
--> statement-breakpoint
CREATE INDEX "invitation_try__age" ON "invitation_try" USING btree ("create_time");
