ALTER TABLE "helpers" ADD COLUMN "read_up_to" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Everything counts as read, up to a planned message that came since the conversation was last open.
UPDATE "helpers" h SET "read_up_to" = coalesce(
  (SELECT m."id" - 1 FROM "messages" m
   WHERE m."id" = h."last_planned_message" AND m."sent_at" > coalesce(h."seen_at", '-infinity')),
  (SELECT m."id" FROM "messages" m
   WHERE m."helper_id" <= h."id" AND m."helper_id" >= h."id" ORDER BY m."helper_id" DESC, m."id" DESC LIMIT 1),
  0);--> statement-breakpoint
ALTER TABLE "helpers" DROP COLUMN "seen_at";
