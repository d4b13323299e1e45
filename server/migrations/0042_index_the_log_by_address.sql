CREATE INDEX "change__address" ON "change" USING btree ("address","id");
