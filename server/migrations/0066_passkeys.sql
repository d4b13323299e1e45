CREATE TABLE "admin_passkey" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_passkey_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"name" varchar(32) NOT NULL,
	"host" varchar(253) NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "admin_passkey_use" (
	"passkey_id" integer PRIMARY KEY NOT NULL,
	"counter" bigint NOT NULL,
	"last_time" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"hash" varchar(64) PRIMARY KEY NOT NULL,
	"admin_id" integer,
	"address" varchar(45) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "admin_passkey" ADD CONSTRAINT "admin_passkey_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "admin_passkey_use" ADD CONSTRAINT "admin_passkey_use_passkey_id_admin_passkey_id_fk" FOREIGN KEY ("passkey_id") REFERENCES "public"."admin_passkey"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "admin_passkey__admin" ON "admin_passkey" USING btree ("admin_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "admin_passkey__credential" ON "admin_passkey" USING btree ("credential_id");
--> statement-breakpoint
CREATE INDEX "passkey_challenge__address" ON "passkey_challenge" USING btree ("address","create_time");
--> statement-breakpoint
CREATE INDEX "passkey_challenge__admin" ON "passkey_challenge" USING btree ("admin_id");
--> statement-breakpoint
CREATE INDEX "passkey_challenge__expiry" ON "passkey_challenge" USING btree ("expire_time");
