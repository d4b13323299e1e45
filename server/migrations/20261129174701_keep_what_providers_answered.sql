-- sealed bdec5e7b2b22efa31eed8515ccba95f69500fdacf313b1a1a336444ee5905131
ALTER TABLE "provider_health" ADD COLUMN "raw" varchar(500) DEFAULT '' NOT NULL;
