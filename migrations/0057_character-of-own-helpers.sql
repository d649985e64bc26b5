ALTER TABLE "helpers" ADD COLUMN "background" "bytea";--> statement-breakpoint
ALTER TABLE "helpers" ADD COLUMN "greetings" "bytea";