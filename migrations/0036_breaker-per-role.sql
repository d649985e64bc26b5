ALTER TABLE "system_state" ADD COLUMN "background_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "system_state" ADD COLUMN "background_tripped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "system_state" ADD COLUMN "background_trial_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "system_state" ADD COLUMN "fallback_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "system_state" ADD COLUMN "fallback_tripped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "system_state" ADD COLUMN "fallback_trial_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "usage_calls" ADD COLUMN "role" varchar(16) DEFAULT 'main' NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_calls" ADD CONSTRAINT "usage_calls_role" CHECK ("usage_calls"."role" in ('main', 'background', 'fallback'));