-- sealed 410dbf01107e0f6077710618c60bfeb2c59ec57a19a664c2b2cacac0f1a6d25d
CREATE TABLE "going_live_mark" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "going_live_mark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"step" varchar(32) NOT NULL,
	"mark" varchar(16) NOT NULL,
	"admin_id" integer NOT NULL,
	"mark_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "going_live_mark__step" UNIQUE("step")
);

--> statement-breakpoint
ALTER TABLE "going_live_mark" ADD CONSTRAINT "going_live_mark_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE no action ON UPDATE no action;
