ALTER TABLE "messages" ADD COLUMN "is_reply_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A payment that lost its message, which has not been answered again.
UPDATE "messages" m SET "is_reply_deleted" = true FROM "allowance_reservations" r
WHERE r."user_message_id" = m."id" AND r."state" = 'spent' AND r."message_id" IS NULL
  AND NOT EXISTS (SELECT FROM "messages" a WHERE a."reply_to" = m."id");