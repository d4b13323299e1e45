CREATE TABLE "admin_recovery_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_recovery_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"hash" varchar(64) NOT NULL
);

--> statement-breakpoint
CREATE TABLE "admin_two_step" (
	"admin_id" integer PRIMARY KEY NOT NULL,
	"secret" varchar(255) NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sign_in_ticket" (
	"hash" varchar(64) PRIMARY KEY NOT NULL,
	"admin_id" integer NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "admin" ADD COLUMN "two_step" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "requires_two_step" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "admin_recovery_code" ADD CONSTRAINT "admin_recovery_code_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "admin_two_step" ADD CONSTRAINT "admin_two_step_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sign_in_ticket" ADD CONSTRAINT "sign_in_ticket_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "admin_recovery_code__hash" ON "admin_recovery_code" USING btree ("admin_id","hash");
--> statement-breakpoint
CREATE INDEX "sign_in_ticket__admin" ON "sign_in_ticket" USING btree ("admin_id");
--> statement-breakpoint
CREATE INDEX "sign_in_ticket__expiry" ON "sign_in_ticket" USING btree ("expire_time");
