-- sealed 214a9de1a51ef945d8b286750f6e9999a290f12f0db8bbbe7052446cc29cc7d3
ALTER TABLE "incoming_notice" ADD COLUMN "reply" text;
