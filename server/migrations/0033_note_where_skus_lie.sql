ALTER TABLE "sku" ADD COLUMN "shelf" varchar(32) DEFAULT '' NOT NULL;
