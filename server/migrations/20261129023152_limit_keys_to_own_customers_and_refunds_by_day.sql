-- sealed 59b7d0430787da0d8cb5bc5a4eb92e5ff290dd6444fd22036566e8b474cd35fa
CREATE TABLE "sole_refund" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sole_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "role" DROP CONSTRAINT "role__refund_limit";
--> statement-breakpoint
ALTER TABLE "customer" ALTER COLUMN "account" SET DATA TYPE varchar(96);
--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "refund_day_limit" bigint;
--> statement-breakpoint
ALTER TABLE "storefront_key" ADD COLUMN "own_customers_only" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "sole_refund__admin" ON "sole_refund" USING btree ("admin_id","create_time");
--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role__refund_limit" CHECK (refund_limit >= 0 and refund_day_limit >= 0);
