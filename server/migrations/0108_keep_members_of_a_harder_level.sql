ALTER TABLE "customer_level" ADD COLUMN "keeps_from" integer;
--> statement-breakpoint
ALTER TABLE "customer_level" ADD CONSTRAINT "customer_level__keeps_from" CHECK ("customer_level"."keeps_from" >= 0 and "customer_level"."keeps_from" < "customer_level"."experience");
