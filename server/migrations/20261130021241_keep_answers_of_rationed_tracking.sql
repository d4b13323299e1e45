-- sealed 6088958a9de0cf222666ccc6a4f6ff813c83930b84c95197c3c4a84635140106
CREATE TABLE "tracking_answer" (
	"tracker" varchar(8) NOT NULL,
	"carrier" varchar(50) NOT NULL,
	"number" varchar(64) NOT NULL,
	"asked_time" timestamp (3) with time zone NOT NULL,
	"info" jsonb,
	"says" varchar(300),
	CONSTRAINT "tracking_answer__number" PRIMARY KEY("tracker","carrier","number")
);

--> statement-breakpoint
CREATE INDEX "tracking_answer__asked" ON "tracking_answer" USING btree ("asked_time");
