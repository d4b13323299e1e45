-- sealed 75c74ca3d67043baa004805f8b8aeb387d2e0890da73578ce6a6ecab1ca49068
ALTER TABLE "flash_sale_slot" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "flash_sale_slot__own" ON "flash_sale_slot" USING btree ("start_time","end_time") WHERE is_own and not is_del;
