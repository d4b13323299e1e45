-- sealed ed4574bf2dcf7fbee2afcd8f7ecdbf7c282b0fbc2122b4999feca2678caecb1a
ALTER TABLE "commission_record" ADD COLUMN "via_key" varchar(64);
--> statement-breakpoint
ALTER TABLE "integral_record" ADD COLUMN "via_key" varchar(64);
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "via_key" varchar(64);
--> statement-breakpoint
ALTER TABLE "user_bill" ADD COLUMN "via_key" varchar(64);
--> statement-breakpoint
ALTER TABLE "user_extract" ADD COLUMN "via_key" varchar(64);
--> statement-breakpoint
ALTER TABLE "user_recharge" ADD COLUMN "via_key" varchar(64);
