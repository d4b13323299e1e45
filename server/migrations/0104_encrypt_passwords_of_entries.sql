ALTER TABLE "group_data" ADD COLUMN "secrets" text DEFAULT '' NOT NULL;
