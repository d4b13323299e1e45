-- sealed 20da145ac805f2d39e59533b684dbc3ff1c0ebd5a4c0ef5418caf81ceb325ff0
CREATE INDEX "customer__buyer_key" ON "customer" USING btree (buyer_key(account));
