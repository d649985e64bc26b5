ALTER TABLE "users" ADD COLUMN "dictation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "read_aloud" boolean DEFAULT false NOT NULL;