CREATE TABLE "connections" (
	"kind" varchar(16) PRIMARY KEY NOT NULL,
	"settings" "bytea" NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "connections_kind" CHECK ("connections"."kind" = 'model')
);
--> statement-breakpoint
ALTER TABLE "usage_calls" DROP CONSTRAINT "usage_calls_purpose";--> statement-breakpoint
ALTER TABLE "usage_calls" ADD CONSTRAINT "usage_calls_purpose" CHECK ("usage_calls"."purpose" in ('chat', 'scheduled', 'memory', 'preview', 'test'));