CREATE TABLE "customer_sign_in" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_sign_in_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" integer NOT NULL,
	"day" date NOT NULL,
	"days" integer NOT NULL,
	"integral" integer NOT NULL,
	"experience" integer NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_sign_in__day" UNIQUE("uid","day")
);

--> statement-breakpoint
CREATE TABLE "phone_code" (
	"phone" varchar(18) PRIMARY KEY NOT NULL,
	"code" varchar(6) NOT NULL,
	"tries_left" integer NOT NULL,
	"sent_time" timestamp (3) with time zone NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "customer_sign_in" ADD CONSTRAINT "customer_sign_in_uid_customer_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "phone_code__expiry" ON "phone_code" USING btree ("expire_time");
