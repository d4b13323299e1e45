ALTER TABLE "order" ADD COLUMN "refund_pieces" jsonb;
