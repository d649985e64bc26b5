ALTER TABLE "helpers" ADD COLUMN "slot_place" jsonb;--> statement-breakpoint
-- Helpers of one person that share a slot get their places in it.
UPDATE "helpers" h SET "needs_plan" = true WHERE h."active" AND EXISTS (
  SELECT FROM "helpers" o WHERE o."user_id" = h."user_id" AND o."id" <> h."id" AND o."active" AND o."preferred_time" = h."preferred_time");
