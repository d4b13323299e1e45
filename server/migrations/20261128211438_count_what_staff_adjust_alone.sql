-- sealed 572a44b85ee601d5b76e414efb0004480a1dd5f59c68268ba79bf07a3c28423f
CREATE TABLE "sole_adjustment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sole_adjustment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"worth" bigint NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "sole_adjustment" ADD CONSTRAINT "sole_adjustment_uid_customer_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sole_adjustment__admin" ON "sole_adjustment" USING btree ("admin_id","create_time");
--> statement-breakpoint
CREATE INDEX "sole_adjustment__uid" ON "sole_adjustment" USING btree ("uid");
