CREATE INDEX "approval__proposer" ON "approval" USING btree ("proposer_id","id");
