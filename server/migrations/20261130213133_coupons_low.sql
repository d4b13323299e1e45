-- sealed 4439ef4211a21f76bd8ef182edb52a6d15b5f678281d8955de9753bbd41a4a7c
CREATE INDEX "coupon__low" ON "coupon" USING btree ("id") WHERE not is_del and status and is_limited and last_total * 10 <= total;
