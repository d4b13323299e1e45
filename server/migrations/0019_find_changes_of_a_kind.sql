CREATE INDEX "change__noun" ON "change" USING btree (split_part("act", '.', 1),"id");
