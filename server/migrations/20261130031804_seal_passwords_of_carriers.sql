-- sealed 88e73fdc545f365b6bf6529edcb12801c16474ca552fa30376bf86b394bf6e5f
ALTER TABLE "express" ALTER COLUMN "password" SET DATA TYPE text;
--> statement-breakpoint
ALTER TABLE "express" ADD COLUMN "is_password_sealed" boolean DEFAULT false NOT NULL;
