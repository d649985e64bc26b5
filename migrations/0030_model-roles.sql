ALTER TABLE "connections" DROP CONSTRAINT "connections_kind";--> statement-breakpoint
UPDATE "connections" SET "kind" = 'main' WHERE "kind" = 'model';--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_kind" CHECK ("connections"."kind" in ('main', 'background', 'fallback'));