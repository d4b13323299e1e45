-- sealed fdae95ec723fe4cc1374ff1137fe9102997f060c7137c6f74d9961715e2586da
CREATE TABLE "incident" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incident_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" varchar(100) NOT NULL,
	"kind" varchar(16) NOT NULL,
	"says" varchar(200) NOT NULL,
	"advice" varchar(300) NOT NULL,
	"is_urgent" boolean NOT NULL,
	"begin_time" timestamp (3) with time zone NOT NULL,
	"clear_time" timestamp (3) with time zone,
	"end_time" timestamp (3) with time zone,
	"told_time" timestamp (3) with time zone,
	"over_told_time" timestamp (3) with time zone,
	CONSTRAINT "incident__end" CHECK ("incident"."end_time" is null or "incident"."clear_time" is not null)
);

--> statement-breakpoint
CREATE TABLE "incident_mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incident_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"incident_id" integer NOT NULL,
	"mail_id" integer NOT NULL,
	"is_over" boolean NOT NULL
);

--> statement-breakpoint
ALTER TABLE "incident_mail" ADD CONSTRAINT "incident_mail_incident_id_incident_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incident"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "incident_mail" ADD CONSTRAINT "incident_mail_mail_id_mail_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "incident__open" ON "incident" USING btree ("key") WHERE end_time is null;
--> statement-breakpoint
CREATE INDEX "incident__untold" ON "incident" USING btree ("id") WHERE end_time is not null and told_time is not null and over_told_time is null;
--> statement-breakpoint
CREATE INDEX "incident__told" ON "incident" USING btree ("told_time");
--> statement-breakpoint
CREATE INDEX "incident__over_told" ON "incident" USING btree ("over_told_time");
--> statement-breakpoint
CREATE INDEX "incident__newest" ON "incident" USING btree ("begin_time","id");
--> statement-breakpoint
CREATE INDEX "incident_mail__incident" ON "incident_mail" USING btree ("incident_id");
--> statement-breakpoint
CREATE INDEX "incident_mail__mail" ON "incident_mail" USING btree ("mail_id");
