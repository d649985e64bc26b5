-- What was chosen after a fact was written holds for it too.
UPDATE "conversation_memory" m SET "retention_period" = (p."privacy_settings" ->> 'dataRetentionDays')::int
FROM "user_profiles" p
WHERE p."user_id" = m."user_id" AND m."retention_period" <> (p."privacy_settings" ->> 'dataRetentionDays')::int;
--> statement-breakpoint
ALTER TABLE "conversation_memory" drop column "auto_delete_at";--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "auto_delete_at" timestamp (3) with time zone GENERATED ALWAYS AS (case when retention_period > 0
        then (updated_at at time zone 'UTC' + make_interval(days => retention_period)) at time zone 'UTC' end) STORED;--> statement-breakpoint
CREATE INDEX "conversation_memory_auto_delete" ON "conversation_memory" USING btree ("auto_delete_at") WHERE "conversation_memory"."auto_delete_at" is not null;