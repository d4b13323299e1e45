-- sealed 1b71d72f1ec719b385db42f7fb7cb33a05993737f9bab73bf64c1878aa8d2c3d
ALTER TABLE "notification" ADD COLUMN "manner" varchar(8) DEFAULT 'all' NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "rest" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "cause" varchar(200) DEFAULT '' NOT NULL;
