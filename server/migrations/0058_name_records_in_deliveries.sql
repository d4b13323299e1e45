ALTER TABLE "webhook_delivery" ADD COLUMN "ids" integer[];
