CREATE TABLE "connection_health" (
	"kind" varchar(16) PRIMARY KEY NOT NULL,
	"last_success_at" timestamp (3) with time zone,
	"last_failure_at" timestamp (3) with time zone,
	"failure" varchar(240),
	CONSTRAINT "connection_health_kind" CHECK ("connection_health"."kind" in ('embeddings', 'email', 'push', 'sms', 'payment', 'workspace')),
	CONSTRAINT "connection_health_failure" CHECK (("connection_health"."last_failure_at" is null) = ("connection_health"."failure" is null))
);
--> statement-breakpoint
ALTER TABLE "connections" ALTER COLUMN "settings" SET STATISTICS 0;
