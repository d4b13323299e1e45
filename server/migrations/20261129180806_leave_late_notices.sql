-- sealed d47f9e14c04f54be4b6cc9e838cdbe8aaccfb78c2cd818fabb6648e590a5e3b4
CREATE INDEX "incoming_notice__waiting" ON "incoming_notice" USING btree ("create_time") WHERE state = 'waiting';
