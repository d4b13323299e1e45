ALTER TABLE "commission_record" ADD COLUMN "promised" bigint;
