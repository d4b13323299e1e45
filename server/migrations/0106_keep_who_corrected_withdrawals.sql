ALTER TABLE "user_extract" ADD COLUMN "corrector_id" integer DEFAULT 0 NOT NULL;
