-- sealed 9016de568fafb7d5a961313b00eab500c21c0c99d32181082dd30ff1650cf5fc
ALTER TABLE "import_upload" ADD COLUMN "origin" varchar(16);
