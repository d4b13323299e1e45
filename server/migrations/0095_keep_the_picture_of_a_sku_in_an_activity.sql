ALTER TABLE "activity_sku" ADD COLUMN "image" varchar(1000) DEFAULT '' NOT NULL;
