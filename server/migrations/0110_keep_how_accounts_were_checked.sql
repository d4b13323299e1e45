ALTER TABLE "user_extract" ADD COLUMN "account_check" varchar(128) DEFAULT '' NOT NULL;
