ALTER TABLE "messages" DROP CONSTRAINT "messages_source";--> statement-breakpoint
UPDATE "messages" SET "source" = 'practice' WHERE "source" = 'offline';--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_source" CHECK ("messages"."source" in ('person', 'model', 'practice', 'fallback', 'template', 'safety'));