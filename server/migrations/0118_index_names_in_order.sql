CREATE INDEX "customer__named" ON "customer" USING btree ("id","nickname","mark");
