ALTER TABLE "erasures" DROP CONSTRAINT "erasures_scope";--> statement-breakpoint
DROP INDEX "messages_one_reply";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_remembered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "version_of" bigint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "branch_id" bigint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_shown" boolean GENERATED ALWAYS AS (branch_id is null) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_shown" ON "messages" USING btree ("helper_id","id") WHERE "messages"."is_shown";--> statement-breakpoint
CREATE INDEX "messages_branch" ON "messages" USING btree ("branch_id","id") WHERE "messages"."branch_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_versions" ON "messages" USING btree ("version_of","id") WHERE "messages"."version_of" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_one_version" ON "messages" USING btree ("version_of") WHERE "messages"."version_of" is not null and "messages"."is_shown";--> statement-breakpoint
CREATE INDEX "messages_replies" ON "messages" USING btree ("reply_to") WHERE "messages"."reply_to" is not null;--> statement-breakpoint
CREATE INDEX "inbound_sms_message" ON "inbound_sms" USING btree ("message_id") WHERE "inbound_sms"."message_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_one_reply" ON "messages" USING btree ("reply_to") WHERE "messages"."reply_to" is not null and "messages"."is_shown";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_branch" CHECK ("messages"."branch_id" is null or ("messages"."is_forgotten" and "messages"."branch_id" <= "messages"."id"));--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_scope" CHECK ("erasures"."scope" in ('memory', 'message', 'all', 'large'));