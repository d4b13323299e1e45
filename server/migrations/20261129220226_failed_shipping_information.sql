-- sealed cde2d1060f632cfc9b8aecc69914e7e6ad4ba72ee1edaa136807f8789ea05a04
CREATE INDEX "shipping_information__failed" ON "shipping_information" USING btree ("order_id") WHERE state = 'failed';
