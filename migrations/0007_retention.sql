ALTER TABLE "system_state" ADD COLUMN "retention_day" date DEFAULT '1970-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "system_state" ADD COLUMN "retention_after" integer DEFAULT 0 NOT NULL;