CREATE TABLE "impersonation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "impersonation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"actor_id" integer NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "admin_session" ADD COLUMN "impersonation_id" integer;
--> statement-breakpoint
ALTER TABLE "admin_session" ADD COLUMN "opened_by" integer;
--> statement-breakpoint
ALTER TABLE "impersonation" ADD CONSTRAINT "impersonation_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "impersonation" ADD CONSTRAINT "impersonation_actor_id_admin_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "impersonation__admin" ON "impersonation" USING btree ("admin_id");
--> statement-breakpoint
CREATE INDEX "impersonation__actor" ON "impersonation" USING btree ("actor_id");
--> statement-breakpoint
ALTER TABLE "admin_session" ADD CONSTRAINT "admin_session_impersonation_id_impersonation_id_fk" FOREIGN KEY ("impersonation_id") REFERENCES "public"."impersonation"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "admin_session" ADD CONSTRAINT "admin_session_opened_by_admin_session_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."admin_session"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "admin_session__impersonation" ON "admin_session" USING btree ("impersonation_id");
--> statement-breakpoint
CREATE INDEX "admin_session__opener" ON "admin_session" USING btree ("opened_by");
