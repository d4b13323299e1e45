-- sealed 85ae46a6d5abc9b70592ffb4b61e8cc421336dd31a6af2576602f096811b6cb4
ALTER TABLE "move_in" ADD COLUMN "picture_folder" varchar(120) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "move_in" ADD COLUMN "fetches_pictures" boolean DEFAULT false NOT NULL;
