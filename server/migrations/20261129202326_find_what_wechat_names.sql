-- sealed 0778b8c1aa47cf3656c6d7a4cbc74ab82129d80a0f4809491bc0951a53f0d45d
ALTER TABLE "customer_identity" DROP CONSTRAINT "customer_identity__openid";
--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt__transaction";
--> statement-breakpoint
ALTER TABLE "customer_identity" ADD CONSTRAINT "customer_identity__openid" UNIQUE("openid","app_id");
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt__transaction" UNIQUE("transaction_no","provider");
