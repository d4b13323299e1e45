-- sealed 44818d3c5c2861899282e080e732b8f6fe2e5d874d3c036075b605364b611669
CREATE TABLE "provider_pause" (
	"provider" varchar(32) NOT NULL,
	"path" varchar(100) NOT NULL,
	"code" integer NOT NULL,
	"says" varchar(300) NOT NULL,
	"until_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_pause__path" PRIMARY KEY("provider","path")
);

