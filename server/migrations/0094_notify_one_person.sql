ALTER TABLE "outbox" ADD COLUMN "admin_id" integer;
--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;
