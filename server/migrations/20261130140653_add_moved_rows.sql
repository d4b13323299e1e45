-- sealed 29d8cb2f521b3ba5a02510d614580d326f0e62f110896f36b028fbb8b9ef6ca6
CREATE TABLE "move_in_row" (
	"noun" varchar(32) NOT NULL,
	"their_key" varchar(96) NOT NULL,
	"our_id" integer NOT NULL,
	"hash" char(32) NOT NULL,
	CONSTRAINT "move_in_row__place" PRIMARY KEY("noun","their_key")
);

