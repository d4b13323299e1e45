-- sealed 9200f3408fc1e502c323e22606d4c0ef162ae807e8817ae5806dd7f35ecb60c5
CREATE INDEX "order__seller" ON "order" USING btree ("mer_id","id") WHERE mer_id <> 0;
