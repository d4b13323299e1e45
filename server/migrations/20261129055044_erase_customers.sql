-- sealed e23dd370e5164702f0658a882a2a51731dda61f74fdf7465a944748484704361
CREATE TABLE "change_erasure" (
	"id" bigint PRIMARY KEY NOT NULL,
	"was" char(64) NOT NULL,
	"became" char(64) NOT NULL
);

--> statement-breakpoint
ALTER TABLE "customer" DROP CONSTRAINT "customer__merged_self";
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "erased_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer__erased" CHECK (("customer"."merged_into" is not distinct from "customer"."id") = ("customer"."erased_at" is not null));
