CREATE TABLE "push_deliveries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"delivery_id" bigint NOT NULL,
	"subscription_id" integer NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"claim" integer DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"leased_until" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "deliveries_due";--> statement-breakpoint
DROP INDEX "deliveries_queued";--> statement-breakpoint
DROP INDEX "waiting_letters_open";--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "due_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "claim" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "leased_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "data_started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "failures" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "is_slow" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "waiting_letters" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_letters" ADD COLUMN "claim" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_letters" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_letters" ADD COLUMN "leased_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "waiting_letters" ADD COLUMN "data_started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_deliveries_once" ON "push_deliveries" USING btree ("delivery_id","subscription_id");--> statement-breakpoint
CREATE INDEX "push_deliveries_due" ON "push_deliveries" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "push_deliveries_subscription" ON "push_deliveries" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "deliveries_open" ON "deliveries" USING btree ("channel","due_at") WHERE "deliveries"."status" in ('pending', 'sending');--> statement-breakpoint
CREATE INDEX "waiting_letters_due" ON "waiting_letters" USING btree ("due_at");--> statement-breakpoint
-- Emails that a process died over: until now that was noted before a connection was made, so nobody knows.
UPDATE "deliveries" SET "data_started_at" = coalesce("queued_at", "due_at") WHERE "channel" = 'email' AND "status" = 'sending';--> statement-breakpoint
INSERT INTO "push_deliveries" ("delivery_id", "subscription_id", "due_at") SELECT d."id", s."id", d."due_at" FROM "deliveries" d JOIN "push_subscriptions" s ON s."user_id" = d."user_id" WHERE d."channel" = 'push' AND d."status" IN ('pending', 'sending');--> statement-breakpoint
-- These tables are their own queue now.
DO $$ BEGIN IF to_regclass('pgboss.job') IS NOT NULL THEN DELETE FROM pgboss.job WHERE name IN ('push', 'email', 'sms', 'letter'); END IF; END $$;--> statement-breakpoint
ALTER TABLE "deliveries" DROP COLUMN "queued_at";--> statement-breakpoint
ALTER TABLE "waiting_letters" DROP COLUMN "queued_at";