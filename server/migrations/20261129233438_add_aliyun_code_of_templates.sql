-- sealed eae57b48098cad5864a3392e14145d04e4a17f7dfbfb50cdf927f78a1d7c10f3
ALTER TABLE "notification_template" ADD COLUMN "aliyun_code" varchar(50) DEFAULT '' NOT NULL;
