CREATE TABLE "heartbeats" (
	"name" varchar(16) PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
