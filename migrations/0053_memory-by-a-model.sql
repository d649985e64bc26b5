ALTER TABLE "memory_tombstones" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "memory_tombstones" CASCADE;--> statement-breakpoint
ALTER TABLE "conversation_memory" DROP CONSTRAINT "conversation_memory_superseded_ended";--> statement-breakpoint
ALTER TABLE "conversation_memory" DROP CONSTRAINT "conversation_memory_found_by";--> statement-breakpoint
ALTER TABLE "conversation_memory" DROP CONSTRAINT "conversation_memory_said";--> statement-breakpoint
ALTER TABLE "conversation_summaries" DROP CONSTRAINT "conversation_summaries_written_by";--> statement-breakpoint
ALTER TABLE "conversation_memory" DROP CONSTRAINT "conversation_memory_source_message_id_messages_id_fk";
--> statement-breakpoint
ALTER TABLE "conversation_memory" DROP CONSTRAINT "conversation_memory_unshared_by_conversation_memory_id_fk";
--> statement-breakpoint
DROP INDEX "conversation_memory_source";--> statement-breakpoint
DROP INDEX "conversation_memory_unshared_by";--> statement-breakpoint
DROP INDEX "conversation_memory_unshared";--> statement-breakpoint
DROP INDEX "conversation_memory_one_current";--> statement-breakpoint
DROP INDEX "conversation_memory_once";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "awaits_reading" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_digests" ADD COLUMN "is_stale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_digests" ADD COLUMN "reading_failures" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_digests" ADD COLUMN "reading_failure" varchar(16);--> statement-breakpoint
ALTER TABLE "conversation_digests" ADD COLUMN "read_again_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "slot" "bytea";--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "ended_in" bigint[];--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "withdrawn_end" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "expires_on" date;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "is_secret" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_to_read" ON "messages" USING btree ("helper_id","id") WHERE "messages"."awaits_reading";--> statement-breakpoint
UPDATE "conversation_memory" SET "related_message_ids" = ARRAY["source_message_id"] WHERE "related_message_ids" IS NULL AND "source_message_id" IS NOT NULL;--> statement-breakpoint
-- Quotes of the classifier: their attribute `own words` is sealed, 29 bytes longer. Nobody chose whether to share them.
UPDATE "conversation_memory" SET "valid_to" = greatest(now(), "valid_from") WHERE "valid_to" IS NULL AND "found_by" = 'rules' AND "memory_type" = 'fact' AND "category" = 'other' AND "importance" = 5 AND octet_length("attribute") = 38 AND "share_across_helpers";--> statement-breakpoint
UPDATE "conversation_memory" SET "found_by" = 'patterns' WHERE "found_by" = 'rules';--> statement-breakpoint
UPDATE "conversation_memory" o SET "ended_in" = n."related_message_ids" FROM "conversation_memory" n WHERE n."id" = o."superseded_by" AND o."valid_to" IS NOT NULL;--> statement-breakpoint
UPDATE "messages" m SET "awaits_reading" = true FROM "conversation_digests" d WHERE d."helper_id" = m."helper_id" AND d."pending_messages" > 0 AND m."id" >= d."first_pending_message" AND m."is_from_user" AND NOT m."is_sensitive" AND NOT m."is_forgotten";--> statement-breakpoint
UPDATE "messages" SET "awaits_reading" = true WHERE "is_withdrawn" AND "is_from_user";--> statement-breakpoint
UPDATE "conversation_digests" SET "fact_digest" = NULL, "queued_at" = NULL, "is_stale" = true;--> statement-breakpoint
ALTER TABLE "conversation_memory" ALTER COLUMN "slot" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "practice_runs" ALTER COLUMN "answers" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "conversation_digests" DROP COLUMN "first_pending_message";--> statement-breakpoint
ALTER TABLE "conversation_memory" DROP COLUMN "attribute";--> statement-breakpoint
ALTER TABLE "conversation_memory" DROP COLUMN "value";--> statement-breakpoint
ALTER TABLE "conversation_memory" DROP COLUMN "quote";--> statement-breakpoint
ALTER TABLE "conversation_memory" DROP COLUMN "holds";--> statement-breakpoint
ALTER TABLE "conversation_memory" DROP COLUMN "slot_hash";--> statement-breakpoint
ALTER TABLE "conversation_memory" DROP COLUMN "fact_hash";--> statement-breakpoint
ALTER TABLE "conversation_memory" DROP COLUMN "source_message_id";--> statement-breakpoint
ALTER TABLE "conversation_memory" DROP COLUMN "unshared_by";--> statement-breakpoint
ALTER TABLE "conversation_summaries" DROP COLUMN "written_by";--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD CONSTRAINT "conversation_memory_secret" CHECK (not ("conversation_memory"."is_secret" and "conversation_memory"."share_across_helpers"));--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD CONSTRAINT "conversation_memory_found_by" CHECK ("conversation_memory"."found_by" in ('patterns', 'model', 'person'));--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD CONSTRAINT "conversation_memory_said" CHECK ("conversation_memory"."found_by" = 'person' or cardinality("conversation_memory"."related_message_ids") > 0);