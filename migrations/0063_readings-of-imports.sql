DROP INDEX "messages_to_read";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "asked_through" bigint;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "pending_messages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "queued_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "reading_failures" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "reading_failure" varchar(16);--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "read_again_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "messages_to_read_imported" ON "messages" USING btree ("import_id","id") WHERE "messages"."awaits_reading" and "messages"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "imports_pending" ON "imports" USING btree ("user_id","id") WHERE "imports"."pending_messages" > 0;--> statement-breakpoint
CREATE INDEX "messages_to_read" ON "messages" USING btree ("helper_id","id") WHERE "messages"."awaits_reading" and "messages"."import_id" is null;