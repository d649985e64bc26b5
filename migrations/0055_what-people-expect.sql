CREATE TABLE "message_reactions" (
	"helper_id" integer NOT NULL,
	"message_id" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"kind" varchar(8) NOT NULL,
	"reason" "bytea",
	"reacted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_reactions_helper_id_message_id_pk" PRIMARY KEY("helper_id","message_id"),
	CONSTRAINT "message_reactions_kind" CHECK ("message_reactions"."kind" in ('up', 'down')),
	CONSTRAINT "message_reactions_reason" CHECK (octet_length("message_reactions"."reason") between 1 and 629)
);
--> statement-breakpoint
CREATE TABLE "helper_pictures" (
	"helper_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"picture" "bytea" NOT NULL,
	CONSTRAINT "helper_pictures_bytes" CHECK (octet_length("helper_pictures"."picture") between 1 and 300029)
);
--> statement-breakpoint
DROP INDEX "messages_conversation";--> statement-breakpoint
CREATE UNIQUE INDEX "messages_conversation" ON "messages" USING btree ("helper_id","id");--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "quotes" bigint;--> statement-breakpoint
ALTER TABLE "helpers" ADD COLUMN "is_pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "helpers" ADD COLUMN "muted_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "helpers" ADD COLUMN "archived_up_to" bigint;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_message" FOREIGN KEY ("helper_id","message_id") REFERENCES "public"."messages"("helper_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_helper" FOREIGN KEY ("helper_id","user_id") REFERENCES "public"."helpers"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helper_pictures" ADD CONSTRAINT "helper_pictures_helper" FOREIGN KEY ("helper_id","user_id") REFERENCES "public"."helpers"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_reactions_user" ON "message_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "helper_pictures_user" ON "helper_pictures" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_quotes" FOREIGN KEY ("helper_id","quotes") REFERENCES "public"."messages"("helper_id","id") ON DELETE SET NULL ("quotes") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_quoting" ON "messages" USING btree ("quotes") WHERE "messages"."quotes" is not null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_quotes_earlier" CHECK ("messages"."quotes" < "messages"."id");--> statement-breakpoint
ALTER TABLE "helpers" ADD CONSTRAINT "helpers_pinned_or_archived" CHECK (not "helpers"."is_pinned" or "helpers"."archived_up_to" is null);--> statement-breakpoint
-- The planner’s statistics would keep samples of them after their deletion.
ALTER TABLE "message_reactions" ALTER COLUMN "reason" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "helper_pictures" ALTER COLUMN "picture" SET STATISTICS 0;
